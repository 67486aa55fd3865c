import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { locales } from './plugins/locales';
import { rulebook } from './plugins/rulebook';

/** Where `aufachse serve` listens while the page is worked on with `npm run dev`. */
const server = process.env.AUFACHSE_SERVER ?? 'http://127.0.0.1:7070';

export default defineConfig({
  plugins: [locales('../locales'), rulebook(), svelte()],
  // The server forbids inline anything; small files must not become data addresses.
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
