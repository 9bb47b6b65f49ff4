import { expect, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';

const campaigns = [
  {
    path: '/nous-rejoindre/semaine-des-metiers',
    list: '/toutes-actualites',
    title: 'La semaine des métiers',
    held: 'Carrières',
    topics: 'Thèmes',
    portrait: 'Portrait',
    reset: 'Tout effacer',
  },
  {
    path: '/en/join-us/week-of-trades',
    list: '/en/all-news',
    title: 'The week of trades',
    held: 'Careers',
    topics: 'Topics',
    portrait: 'Profile',
    reset: 'Clear all',
  },
] as const;

for (const { path, list, title, held, topics, portrait, reset } of campaigns) {
  const listOfCampaign = new RegExp(`${list}\\?types=[a-z]+&campaign=[a-z0-9]{12}$`);

  test(`${path}: readers add a filter, go back, and start again`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.locator('body')).toHaveClass(/\bpage-campaign\b/);
    await page.locator('[data-island="list"]').scrollIntoViewIfNeeded();
    await page.locator('[data-island="list"][data-awake]').waitFor({ state: 'attached' });
    const count = page.locator('[data-list="count"]');
    const all = await count.textContent();
    await page.locator('summary', { hasText: topics }).click();
    await expect(page.getByLabel(new RegExp(`^${held} \\(`))).toBeDisabled();
    await page.locator('summary', { hasText: 'Types' }).click();
    await page.getByLabel(new RegExp(`^${portrait} \\(`)).check();
    await expect(page).toHaveURL(listOfCampaign);
    await expect(count).not.toHaveText(all ?? '');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-list="count"]')).toHaveText(all ?? '');
    await page.goForward();
    // Reloaded on the way back, the page may not be hydrated yet.
    await page.locator('[data-island="list"]').scrollIntoViewIfNeeded();
    await expect(count).not.toHaveText(all ?? '');
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('body')).toHaveClass(/\bpage-campaign\b/);
    await page.getByRole('link', { name: reset }).click();
    await expect(page).toHaveURL(path);
  });

  test(`${path}: without script, the form adds to the campaign’s filters`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const form = page.locator(`form[action="${list}"]`);
    await expect(form.locator('input[name="campaign"]')).toHaveValue(/^[a-z0-9]{12}$/);
    await page.locator('summary', { hasText: 'Types' }).click();
    await form.getByLabel(new RegExp(`^${portrait} \\(`)).check();
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(listOfCampaign);
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('[data-list="header"] li', { hasText: held })).toBeVisible();
    await expect(page.locator('[data-list="header"] li a', { hasText: held })).toHaveCount(0);
    await context.close();
  });
}
