import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';

/**
 * Holds back the scripts that an island loads, so that the click that hydrates it comes first.
 * @returns releases them
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/assets/*.js';
  const held: Route[] = [];
  await page.route(scripts, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(scripts);
    for (const route of held) await route.continue();
  };
}

const menu = (page: Page) => page.getByRole('navigation', { name: /Menu principal|Main menu/ });

for (const [path, entry, child] of [
  ['/', 'Le Groupe', 'Notre histoire'],
  ['/en/', 'The Group', 'Our history'],
] as const) {
  test.describe(`the menu of ${path}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('opens at the very click that hydrated it', async ({ page }) => {
      await page.goto(path);
      const release = await holdScripts(page);
      await menu(page).getByText(entry).first().click();
      await release();
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
