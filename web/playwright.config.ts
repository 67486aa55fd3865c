import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * The tests play against the real server: the program named by AUFACHSE_BIN, started for them, or
 * one that already runs at AUFACHSE_URL.
 */
const running = process.env.AUFACHSE_URL;
const program = process.env.AUFACHSE_BIN ?? '../target/release/aufachse';
const port = Number(process.env.AUFACHSE_PORT ?? 7391);
const url = running ?? `http://127.0.0.1:${port}`;

// Every worker reads this file anew; the server gets a single folder of its own.
const data = (process.env.AUFACHSE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'aufachse-')));

export default defineConfig({
  testDir: 'tests',
  // A test that passes is quick; one on a machine that has much else to do is let finish.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // Every game is dealt anew, and a machine may be busy; a real fault fails three times.
  retries: 2,
  reporter: [['list']],
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: `${program} serve --bind 127.0.0.1:${port} --data ${data} --bot-pace-ms 20`,
          url: `${url}/api/health`,
          reuseExistingServer: false,
        },
      }),
});
