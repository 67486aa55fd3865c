// Says how smoothly trucks drive: pictures a second on a CPU slowed down fourfold, while a table of bots
// plays and while it rests. The server is the one at AUFACHSE_URL. The ratio of the two counts, as far
// as the machine has other things to do.
import { chromium } from '@playwright/test';

const base = process.env.AUFACHSE_URL ?? 'http://127.0.0.1:8282';
const SECONDS = Number(process.env.SECONDS ?? 12);
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addInitScript(() => {
  localStorage.setItem('aufachse', JSON.stringify({ pace: 'normal', sound: false, language: 'en', name: 'Ada' }));
});
const page = await context.newPage();
await page.goto(base);
const id = await page.evaluate(async () => {
  const seats = [{ kind: 'here', name: 'Ada' }, ...Array(3).fill({ kind: 'bot', level: 'lehrling' })];
  const body = JSON.stringify({ edition: 'modern', seats });
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table.id;
});
await page.goto(`${base}/table/${id}`);
await page.locator('[data-sign]').waitFor();

/** The times between one picture and the next, for so many seconds. */
function pictures(seconds) {
  return page.evaluate(
    (ms) =>
      new Promise((done) => {
        const gaps = [];
        let last = performance.now();
        const end = last + ms;
        const next = (now) => {
          gaps.push({ gap: now - last, drives: document.getAnimations().some((a) => a.effect?.target?.classList.contains('truck')) });
          last = now;
          if (now < end) requestAnimationFrame(next);
          else done(gaps);
        };
        requestAnimationFrame(next);
      }),
    seconds * 1000,
  );
}
function told(name, gaps) {
  if (gaps.length === 0) return console.log(`${name}: nothing seen`);
  const sum = gaps.reduce((all, { gap }) => all + gap, 0);
  const sorted = gaps.map(({ gap }) => gap).sort((a, b) => a - b);
  const late = sorted.filter((gap) => gap > 25).length;
  console.log(
    `${name}: ${((gaps.length * 1000) / sum).toFixed(1)} a second, p99 ${sorted[Math.floor(sorted.length * 0.99)].toFixed(0)} ms, ${late} of ${gaps.length} late`,
  );
  return (gaps.length * 1000) / sum;
}

const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const still = await pictures(SECONDS);
// A bot drives for the visitor too, so that trucks are always on their way.
await page.locator('.strip button').first().click();
await page.locator('dialog .buttons .button').first().click();
await page.keyboard.press('Escape');
const moving = await pictures(SECONDS * 2);
const a = told('at rest', still);
const b = told('while trucks drive', moving.filter((one) => one.drives));
told('between the drives', moving.filter((one) => !one.drives));
if (a && b) console.log(`ratio ${(b / a).toFixed(2)}`);
await browser.close();
