// Compares the sentences of the page's teller with those of the Rust teller, for every event card
// and every choice that a card or a decision leaves, in every language. The file with the sentences
// is written by the tests of crates/engine.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

// The modules of the page ask the browser for these when they are loaded.
const never = { matches: false, addEventListener() {} };
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem() {} },
  matchMedia: () => never,
  document: { documentElement: { dataset: {} } },
});

const root = new URL('..', import.meta.url).pathname;
const tables = JSON.parse(readFileSync(`${root}tests/teller.json`, 'utf8'));
const server = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const faults = [];
let compared = 0;
try {
  const { words } = await server.ssrLoadModule('/src/lib/words.svelte.ts');
  const { Teller } = await server.ssrLoadModule('/src/game/teller.ts');
  for (const language of ['de', 'en', 'it', 'cs', 'ja']) {
    await words.speak(language);
    for (const table of tables) {
      const teller = new Teller(table.box, (seat) => table.names[seat] ?? '');
      const told = {
        titles: table.box.events.map((_, card) => teller.card(card)),
        texts: table.box.events.map((_, card) => teller.cardText(card)),
        choices: table.choices.map(({ pending, do: action }) => teller.choice(pending, action, table.display)),
      };
      for (const [kind, sentences] of Object.entries(table.said[language])) {
        for (const [i, sentence] of sentences.entries()) {
          compared += 1;
          if (told[kind][i] !== sentence) {
            faults.push(`${language} ${kind} ${i}: the page says “${told[kind][i]}”, Rust says “${sentence}”`);
          }
        }
      }
    }
  }
} finally {
  await server.close();
}
for (const fault of faults) console.error(`teller: ${fault}`);
console.log(`teller: ${compared} sentences compared`);
if (compared === 0) faults.push('nothing was compared');
process.exit(faults.length > 0 ? 1 : 0);
