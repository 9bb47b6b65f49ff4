import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';

/**
 * Delays the menu's script, and aborts that of pictures.
 * @returns a function that lets the menu's script continue
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/load-ahead-*.js', (route) => route.abort());
  await page.route('**/assets/site-menu.island-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const menu = (page: Page) => page.getByRole('navigation', { name: /Menu principal|Main menu/ });

for (const [path, entry, child] of [
  ['/', 'Le Groupe', 'Notre histoire'],
  ['/en/', 'The Group', 'Our history'],
] as const) {
  test.describe(`the menu of ${path}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('opens on the click that hydrates it, whichever other script is lost', async ({
      page,
    }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const release = await holdScripts(page);
      const lost = page.waitForEvent('requestfailed');
      await page.goto(path);
      await menu(page).getByText(entry).first().click();
      await lost;
      await expect(menu(page).getByRole('link', { name: child })).toBeHidden();
      release();
      await expect(menu(page).getByRole('link', { name: child })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu(page).getByRole('link', { name: child })).toBeHidden();
      expect(faults).toEqual([]);
    });

    test('opens from the keyboard', async ({ page }) => {
      await page.goto(path);
      const control = menu(page).getByText(entry).first();
      await control.focus();
      await page.keyboard.press('Enter');
      await expect(menu(page).getByRole('link', { name: child })).toBeVisible();
    });
  });

  for (const [width, javaScriptEnabled] of [
    [1440, true],
    [1024, true],
    [1440, false],
  ] as const)
    test(`every panel of ${path} is below its entry and within ${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      baseURL,
    }) => {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled,
        viewport,
      });
      const page = await context.newPage();
      await page.goto(path);
      for (const one of await menu(page).locator('details:has([data-panel])').all()) {
        const item = one.locator('summary');
        const panel = one.locator('[data-panel]');
        await item.click();
        await expect(panel).toBeVisible();
        const [below, above] = [await panel.boundingBox(), await item.boundingBox()];
        if (below === null || above === null) throw new Error('no panel');
        expect(below.x).toBeGreaterThanOrEqual(0);
        expect(below.x + below.width).toBeLessThanOrEqual(width);
        expect(below.width).toBeLessThan(width - 100);
        expect(below.x).toBeLessThan(above.x + above.width);
        expect(below.x + below.width).toBeGreaterThan(above.x);
        // A panel that still opens stays open when pressed; that of a secondary entry lies over the
        // main ones.
        if (javaScriptEnabled) await expect(one).toHaveAttribute('data-phase', 'open');
        await item.click();
        await expect(panel).toBeHidden();
      }
      await context.close();
    });

  test.describe(`the menu of ${path} on a phone`, () => {
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
