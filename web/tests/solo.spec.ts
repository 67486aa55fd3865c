import { expect, test } from '@playwright/test';
import { openTable, playOut, SHORT, visitor, click } from './play';

test.beforeEach(({ page }) => visitor(page));

test('two clicks from the start page to the table', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Classic', { exact: true }).click();
  await page.locator('[data-play]').click();
  await expect(page.getByRole('heading', { name: 'Choose where to start' })).toBeVisible();
  await expect(page.locator('[data-end]').first()).toBeVisible();
});

test('the name is asked for once', async ({ browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/');
  await stranger.getByLabel('Your name').fill('Grete');
  await stranger.locator('[data-play]').click();
  await expect(stranger.locator('.strip')).toContainText('Grete');
  await stranger.goto('/');
  await expect(stranger.locator('[data-play]')).toBeVisible();
  await expect(stranger.getByLabel('Your name')).toHaveCount(0);
});

test('a whole game by clicking', async ({ page }) => {
  const id = await openTable(page, SHORT);
  await page.goto(`/table/${id}`);
  await playOut(page);
  await expect(page.locator('.places li')).toHaveCount(2);
  await page.locator('[data-verify]').click();
  await expect(page.locator('.proof .good')).toBeVisible();
});

test('a whole game by keyboard alone', async ({ page }) => {
  const id = await openTable(page, SHORT);
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-sign]')).toBeVisible();
  await playOut(page, async (at) => {
    const main = at.locator('[data-main]');
    if (await main.count()) {
      await main.focus({ timeout: 1000 }).catch(() => undefined);
      await at.keyboard.press('Enter');
      return true;
    }
    // Whatever the main button does not offer stands in the list of choices.
    const list = at.locator('[data-choices]');
    if (!(await list.count())) return false;
    await list.focus({ timeout: 1000 }).catch(() => undefined);
    if (!(await at.locator('details[open] > [data-choices]').count())) await at.keyboard.press('Enter');
    await at.keyboard.press('Tab');
    await at.keyboard.press('Enter');
    return true;
  });
});

test('pointing at an end shows the way and what it brings', async ({ page }) => {
  const id = await openTable(page, { ...SHORT, turn_limit: 30 });
  await page.goto(`/table/${id}`);
  // Others may begin, and ask for a bid first.
  const drive = page.getByRole('heading', { name: 'Choose where to drive' });
  const ends = page.locator('[data-end] .ring');
  // A click may come late and drive on; then there is a next turn.
  await expect(async () => {
    for (let i = 0; i < 400 && !(await drive.isVisible()); i++) {
      if (!(await click(page))) await page.waitForTimeout(40);
    }
    // Any of them: one may lie where the map cannot be pointed at.
    await ends.nth(Math.floor(Math.random() * (await ends.count()))).hover({ force: true, timeout: 1000 });
    await expect(page.locator('.way').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(page.locator('[data-brings]')).toContainText(/step/);
});

test('a move that is not allowed is explained with its rule', async ({ page }) => {
  const id = await openTable(page, { ...SHORT, edition: 'classic' });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('heading', { name: 'Choose where to start' })).toBeVisible({ timeout: 15_000 });
  await page.locator('[data-why]').click();
  await page.locator('dialog select').selectOption({ label: 'Berlin' });
  await expect(page.locator('.answer')).toContainText('trucks begin outside the cities');
  await expect(page.locator('.answer a')).toHaveAttribute('href', '/rules/classic#classic.setup.place');
});

test('one step can be taken back as long as nothing was learned by it', async ({ page }) => {
  const id = await openTable(page, { ...SHORT, turn_limit: 60 });
  await page.goto(`/table/${id}`);
  const undo = page.locator('[data-undo]');
  for (let i = 0; i < 400 && !(await undo.isVisible()); i++) {
    if (!(await click(page))) await page.waitForTimeout(40);
  }
  const before = await page.locator('.log p').count();
  await undo.click();
  await expect.poll(() => page.locator('.log p').count()).toBeLessThan(before);
});

test('contracts are put into an order of one’s own by their handles', async ({ page }) => {
  const id = await openTable(page, { ...SHORT, turn_limit: 30 });
  await page.goto(`/table/${id}`);
  const names = () => page.locator('[data-page="turn"] li .contract .way').allInnerTexts();
  await expect(page.locator('.grip')).toHaveCount(3);
  const before = await names();
  await page.locator('.grip').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(names).toEqual([before[1], before[0], before[2]]);
  const [from, to] = [page.locator('.grip').last(), page.locator('.grip').first()];
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(a!.x + 8, a!.y + 20);
  await page.mouse.down();
  await page.mouse.move(b!.x + 8, b!.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect.poll(names).toEqual([before[2], before[1], before[0]]);
});
