import { expect, test, type Page } from '@playwright/test';
import { click, newVisitor, openTable, playOut, visitor } from './play';

test.beforeEach(({ page }) => visitor(page));

test('one screen: hands are hidden until the next player has the device', async ({ page }) => {
  const id = await openTable(page, {
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Ben' }],
    turn_limit: 4,
  });
  await page.goto(`/table/${id}`);
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-page="turn"] .contract')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('[data-page="turn"] .contract')).toHaveCount(3);
  await click(page);
  await expect(curtain).toBeVisible();
  await playOut(page, async (at) => {
    if (await curtain.isVisible()) {
      await curtain.getByRole('button').click({ timeout: 1000 }).catch(() => undefined);
      return true;
    }
    return click(at);
  });
});

test('online: a link, a seat, a lost connection, chat, consent and a spectator', async ({ page, browser }) => {
  const id = await openTable(page, {
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'link' }],
    // Every halt in a city may be an auction there, so that there is one soon.
    edition: 'classic',
  });
  await page.goto(`/table/${id}`);
  const link = await page.getByLabel('Link for seat 2').inputValue();
  const guest = await newVisitor(browser);
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.locator('[data-sit]').click();
  await expect(guest).toHaveURL(new RegExp(`/table/${id}$`));
  await page.locator('[data-start]').click();
  await expect(guest.locator('[data-sign]')).toBeVisible();

  const watcher = await newVisitor(browser);
  await watcher.goto(`/table/${id}`);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect(watcher.locator('[data-page="turn"] .contract')).toHaveCount(0);

  // Both drive until a contract is put up, and then both see the same auction.
  const auction = (of: Page) => of.getByRole('region', { name: 'Auction' });
  for (let i = 0; i < 300 && !(await auction(page).isVisible()); i++) {
    if (!(await click(page))) await click(guest);
    await page.waitForTimeout(30);
  }
  await expect(auction(guest)).toBeVisible();
  await expect(auction(watcher)).toBeVisible();
  // Whoever puts a contract up cannot drop out before the other has bid; so the other gives the order.
  const log = guest.locator('.log');
  await expect(log).toContainText('up for auction');
  const own = /Ben puts [^.]* up for auction/.test(await log.innerText());
  const [bidder, name] = own ? [page, 'Ada'] : [guest, 'Ben'];
  await bidder.getByText('Standing order').click();
  await bidder.getByRole('button', { name: 'Drop out of everything this turn' }).click();
  await expect(log).toContainText(`${name} drops out.`);

  await page.locator('[data-talk]').click();
  await page.getByLabel('Say something').fill('Good road!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(guest.locator('.chat')).toContainText('Good road!');

  await guest.context().setOffline(true);
  await expect(guest.getByText('Connection lost')).toBeVisible({ timeout: 15_000 });
  await guest.context().setOffline(false);
  await expect(guest.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Ask all to take back a step' }).click();
  await expect(guest.getByText('would like to take back a step')).toBeVisible();
  await guest.getByRole('button', { name: 'Agree' }).click();
  await expect(guest.getByText('would like to take back a step')).toBeHidden();
});

test('the host chooses who drives where nobody sits down', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'here', name: 'Ada' }, { kind: 'link' }] });
  await page.goto(`/table/${id}`);
  const level = page.locator('li select');
  await expect(page.locator('[data-start]')).toBeDisabled();
  await level.selectOption('lehrling');
  await expect(page.locator('[data-start]')).toBeEnabled();
  await level.selectOption('chef');
  await expect(page.locator('li strong').last()).toHaveText('Boss');
  await page.getByRole('button', { name: 'Free the seat' }).click();
  await expect(page.locator('[data-start]')).toBeDisabled();
});

test('house rules are chosen, and shown at the table', async ({ page }) => {
  await page.goto('/new/here');
  await page.getByText('House rules', { exact: true }).click();
  await page.getByLabel('Dice How many dice').selectOption({ label: 'One' });
  await expect(page.getByText('House rules (1)')).toBeVisible();
  await page.getByLabel('End after so many turns').fill('9');
  await page.locator('[data-open]').click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.locator('dialog dl')).toContainText('Dice');
  await expect(page.locator('dialog dl')).toContainText('One');
});

test('a finished game is replayed, downloaded and opened from its file', async ({ page }) => {
  const id = await openTable(page, {
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 'random' }],
    turn_limit: 3,
  });
  await page.goto(`/table/${id}`);
  await playOut(page);
  const coming = page.waitForEvent('download');
  await page.getByText('Download the record').click();
  const file = await (await coming).path();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.controls')).toBeVisible();
  const range = page.locator('input[type="range"]');
  await page.getByRole('button', { name: 'Next turn' }).click();
  expect(Number(await range.inputValue())).toBeGreaterThan(0);
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.controls')).toBeVisible();
  await page.locator('[data-verify]').click();
  await expect(page.locator('.proof .good')).toBeVisible();
});

test('the guided game tells what to do', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-learn]').click();
  await expect(page.getByText('Your first game')).toBeVisible();
  const learned = page.locator('.marks .done');
  for (let i = 0; i < 60 && (await learned.count()) < 2; i++) {
    if (!(await click(page))) await page.waitForTimeout(40);
  }
  await expect(learned.nth(1)).toBeAttached();
});
