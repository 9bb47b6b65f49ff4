import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';

/** Simulates a slow network, so that the click that hydrates the island comes before its script. */
async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  let first = true;
  await page.route('**/assets/*.js', async (route) => {
    if (!first) await new Promise((done) => setTimeout(done, milliseconds));
    first = false;
    await route.continue();
  });
}

const menu = (page: Page) => page.getByRole('navigation', { name: /Menu principal|Main menu/ });

for (const [path, entry, child] of [
  ['/', 'Le Groupe', 'Notre histoire'],
  ['/en/', 'The Group', 'Our history'],
] as const) {
  test.describe(`the menu of ${path}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('opens at the very click that hydrated it', async ({ page }) => {
      await delayScripts(page, 400);
      await page.goto(path);
      await menu(page).getByText(entry).first().click();
      await expect(menu(page).getByRole('link', { name: child })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu(page).getByRole('link', { name: child })).toBeHidden();
    });

    test('opens from the keyboard', async ({ page }) => {
      await page.goto(path);
      const control = menu(page).getByText(entry).first();
      await control.focus();
      await page.keyboard.press('Enter');
      await expect(menu(page).getByRole('link', { name: child })).toBeVisible();
    });
  });

  test.describe(`the menu of ${path} on a telephone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('opens its drawer, a level, and goes back', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog').or(menu(page)).getByText(entry).first().tap();
      await expect(page.getByRole('link', { name: child }).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
