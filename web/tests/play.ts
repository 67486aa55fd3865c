/** What the tests do at a table, as a visitor would. */
import { expect, type Browser, type Page } from '@playwright/test';

export interface Open {
  edition?: string;
  switches?: Record<string, string>;
  seats: Record<string, unknown>[];
  turn_limit?: number;
  listed?: boolean;
}

/** No truck takes its time in a test. */
export async function visitor(page: Page, language = 'en'): Promise<void> {
  await page.addInitScript((lang) => {
    if (!localStorage.getItem('aufachse')) {
      localStorage.setItem('aufachse', JSON.stringify({ pace: 'none', sound: false, language: lang, name: 'Ada' }));
    }
  }, language);
}

/** Opens a table as the visitor of this page, with the visitor's cookie. */
export async function openTable(page: Page, open: Open): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as { table?: { id: string }; error?: unknown };
    if (!told.table) throw new Error(JSON.stringify(told));
    return told.table.id;
  }, { edition: 'modern', ...open });
  return id;
}

/** One step with the mouse; says whether there was one to take. */
export async function click(page: Page): Promise<boolean> {
  const main = page.locator('[data-main]:visible');
  const card = page.locator('[data-page="turn"] li .button.blue:visible');
  const other = page.locator('[data-sign] .buttons .button:visible');
  const variant = page.locator('[data-sign] .variants .button:visible');
  for (const found of [variant, main, card, other]) {
    if (await found.count()) {
      await found.first().click({ timeout: 2000 }).catch(() => undefined);
      return true;
    }
  }
  const ends = page.locator('[data-end] .ring');
  const count = await ends.count();
  if (count === 0) return false;
  // Any of them: one may lie beyond the part of the map that a phone shows.
  await ends.nth(Math.floor(Math.random() * count)).click({ force: true, timeout: 2000 }).catch(() => undefined);
  return true;
}

/** Plays until the result is shown. */
export async function playOut(page: Page, step: (page: Page) => Promise<boolean> = click): Promise<void> {
  const result = page.locator('.places');
  const until = Date.now() + 200_000;
  while (Date.now() < until) {
    if (await result.isVisible()) return;
    if (!(await step(page))) await page.waitForTimeout(40);
  }
  await expect(result).toBeVisible();
}

export async function newVisitor(browser: Browser, language = 'en'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visitor(page, language);
  return page;
}

/** A game that is soon over: one person and a bot. */
export const SHORT: Open = {
  edition: 'modern',
  seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 'random' }],
  turn_limit: 8,
};
