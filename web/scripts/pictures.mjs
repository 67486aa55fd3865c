// Takes the pictures of the README: a table that bots have brought into the middle of a game, by day
// and by night and on a phone, and its result. The program is named by AUFACHSE_BIN.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { smaller } from './smaller.mjs';

const PORT = Number(process.env.AUFACHSE_PORT ?? 7394);
const URL_ = `http://127.0.0.1:${PORT}`;
const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
/** From this turn on trucks are loaded, signs stand and trailers are bought. */
const MIDDLE = 22;
/** More than this no picture may weigh. */
const MOST = 400_000;

const data = mkdtempSync(join(tmpdir(), 'aufachse-pictures-'));
const server = spawn(
  process.env.AUFACHSE_BIN ?? '../target/release/aufachse',
  ['serve', '--bind', `127.0.0.1:${PORT}`, '--data', data, '--bot-pace-ms', '10'],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
const failed = new Promise((_, no) => server.on('exit', (code) => no(new Error(`the server ended with ${code}`))));
failed.catch(() => undefined);

async function answers() {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${URL_}/api/health`).then((a) => a.ok, () => false)) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error('the server does not answer');
}

/** In the page of whoever opened the table: bots drive up to a throw after turn `stop`, or to the end. */
async function driven(page, id, stop) {
  const script = async ({ id, middle }) =>
    new Promise((done, fail) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?v=1`);
      let number = 1;
      let asked = '';
      const ask = (what) => {
        if (asked === JSON.stringify(what)) return;
        asked = JSON.stringify(what);
        socket.send(JSON.stringify({ ...what, id: number++ }));
      };
      socket.onclose = () => fail(new Error('the socket was closed'));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'welcome') socket.send(JSON.stringify({ type: 'look', seat: 0 }));
        const { state, revision } = message;
        if (!state?.view || state.looking !== 0) return;
        const { view, awaited, legal } = state;
        const end = () => {
          socket.onclose = null;
          socket.close();
          done(state.status);
        };
        if (state.status === 'over') return end();
        const loaded = view.players[0].on_road.length > 0 && view.players.filter((p) => p.load > 0).length > 2;
        const here = middle > 0 && view.turn >= middle && loaded && view.hand.length > 1;
        const bot = state.seats[0].bot != null;
        const wheel = (on) => bot !== on && ask({ type: 'bot', seat: 0, on });
        if (!here) return void wheel(true);
        // The bots are quick: the wheel is taken back in somebody else's turn, for the next own one.
        if (view.current !== 0) return void wheel(awaited.includes(0));
        if (bot) return;
        const roll = legal.find((choice) => choice.do === 'roll');
        if (roll && view.pending.decision === 'before-roll') return void ask({ type: 'act', revision, seat: 0, index: roll.index });
        // A throw that leads somewhere is worth a picture; after any other the bot goes on.
        if (view.pending.decision === 'drive' && legal.length > 9) return end();
        wheel(true);
      };
    });
  return page.evaluate(script, { id, middle: stop });
}

async function taken() {
  mkdirSync(folder, { recursive: true });
  await answers();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  // One visitor with one cookie, on several screens.
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto(URL_);
  const id = await page.evaluate(async () => {
    const seats = [
      { kind: 'here', name: 'Ada', colour: 'red' },
      { kind: 'bot', level: 'fahrer', colour: 'green', name: 'Jörg' },
      { kind: 'bot', level: 'lehrling', colour: 'violet', name: 'Marta' },
      { kind: 'bot', level: 'fahrer', colour: 'petrol', name: 'Ken' },
    ];
    const body = JSON.stringify({ edition: 'modern', seats });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table.id;
  });
  const storageState = await first.storageState();

  async function picture(name, language, theme, size, show) {
    const context = await browser.newContext({ storageState, colorScheme: theme, reducedMotion: 'reduce', ...size });
    const choices = JSON.stringify({ pace: 'none', sound: false, language, theme, name: 'Ada' });
    await context.addInitScript((kept) => localStorage.setItem('aufachse', kept), choices);
    context.setDefaultTimeout(120_000);
    const screen = await context.newPage();
    await screen.goto(`${URL_}/table/${id}`);
    await show(screen);
    await screen.evaluate(() => document.fonts.ready);
    await screen.waitForTimeout(400);
    const picture = smaller(await screen.screenshot());
    writeFileSync(`${folder}${name}.png`, picture);
    await context.close();
    console.log(`docs/pictures/${name}.png, ${Math.round(picture.length / 1000)} kB`);
    if (picture.length > MOST) throw new Error('a picture weighs too much');
  }
  const wide = { viewport: { width: 1360, height: 820 } };
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true };
  const pointed = async (screen) => {
    await screen.locator('[data-end]').first().waitFor();
    await screen.locator('[data-end] .ring').last().hover({ force: true });
  };

  await driven(page, id, MIDDLE);
  await picture('table', 'de', 'light', wide, pointed);
  await picture('table-dark', 'en', 'dark', wide, pointed);
  await picture('phone', 'de', 'light', phone, async (screen) => {
    await screen.locator('[data-end]').first().waitFor();
  });
  await driven(page, id, 0);
  await picture('result', 'en', 'light', wide, async (screen) => {
    await screen.locator('.places').waitFor();
    await screen.locator('.proof').waitFor();
  });
  await browser.close();
}

try {
  await Promise.race([taken(), failed]);
} finally {
  server.removeAllListeners('exit');
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
