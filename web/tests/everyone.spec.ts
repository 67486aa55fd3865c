/** Every screen, in every language, by day and by night, on a small phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { click, openTable, visitor } from './play';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LANGUAGES = ['de', 'en', 'it', 'cs', 'ja'];

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

async function clean(page: Page, where: string): Promise<void> {
  // The page forbids scripts that are not its own; the debugger may still bring one.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  const found = await page.evaluate(() => (window as unknown as { axe: Axe }).axe.run());
  const told = found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}\n${v.nodes[0]?.failureSummary}`);
  expect.soft(told, where).toEqual([]);
}

/** Goes through all screens, and stops at each. */
async function tour(page: Page, at: (where: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  await expect(page.locator('[data-play]')).toBeVisible();
  await at('start');
  await page.locator('button.icon').click();
  await expect(page.locator('dialog')).toBeVisible();
  await at('settings');
  await page.keyboard.press('Escape');
  await page.goto('/new/online');
  await expect(page.locator('[data-open]')).toBeVisible();
  await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
  await expect(page.locator('details li').first()).toBeVisible();
  await at('set-up');
  await page.locator('[data-open]').click();
  await expect(page.locator('[data-start]')).toBeVisible();
  await at('waiting');
  for (const [path, there] of [['/lobby', 'form'], ['/replay', 'input[type=file]'], ['/rules/compare', 'table'], ['/rules/modern', 'li'], ['/nowhere', '.motorway']] as const) {
    await page.goto(path);
    await expect(page.locator(there).first()).toBeVisible();
    await at(path);
  }
  const id = await openTable(page, {
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'fahrer' }],
    turn_limit: 7,
  });
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-sign]')).toBeVisible();
  const asked = new Set<string>();
  for (let i = 0; i < 300 && !(await page.locator('.places').isVisible()); i++) {
    const title = (await page.locator('[data-sign] h2').textContent({ timeout: 500 }).catch(() => '')) ?? '';
    if (title && !asked.has(title)) {
      asked.add(title);
      await at(`table: ${title}`);
    }
    if (!(await click(page))) await page.waitForTimeout(40);
  }
  await expect(page.locator('.places')).toBeVisible();
  await expect(page.locator('.proof')).toBeVisible();
  await at('result');
  await page.goto(`/replay/${id}`);
  await expect(page.locator('.controls')).toBeVisible();
  await at('replay');
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing: ${theme}, ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await visitor(page);
      await tour(page, (where) => clean(page, where));
    });
  }
}

for (const language of LANGUAGES) {
  test(`all is said and nothing is clipped at 360 px: ${language}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor(page, language);
    await tour(page, async (where) => {
      expect(await page.evaluate(() => document.documentElement.lang), where).toBe(language);
      const text = await page.evaluate(() => document.body.innerText);
      expect.soft(text.match(/⟨[^⟩]*⟩|\{\s*\$[^}]*\}/g), where).toBeNull();
      const clipped = await page.evaluate(() => {
        const bad: string[] = [];
        if (document.documentElement.scrollWidth > innerWidth) bad.push('the page is wider than the screen');
        for (const element of document.querySelectorAll('button, a, label, h1, h2, h3, p, th, td, legend, summary')) {
          if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
          if (element.closest('.wide, .strip, nav, .unseen, .sheet')) continue;
          const { left, right, width } = element.getBoundingClientRect();
          const name = `${element.tagName} “${element.innerText.slice(0, 40)}”`;
          if (width > 0 && (right > innerWidth + 1 || left < -1)) bad.push(`${name} leaves the screen`);
          if (getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) {
            bad.push(`${name} is cut`);
          }
        }
        return bad;
      });
      expect.soft(clipped, where).toEqual([]);
    });
  });
}
