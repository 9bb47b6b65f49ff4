import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { refuseTrackers } from './fixtures/window.ts';

const person = 'Hélène Kervadec';

for (const { base, close } of [
  { base: '/groupe/gouvernance', close: 'Fermer' },
  { base: '/en/group/governance', close: 'Close' },
]) {
  const own = `${base}/helene-kervadec`;

  for (const width of [390, 1440])
    test(`${base} shows a person in place at ${width} px; every way out leads back`, async ({
      page,
      baseURL,
    }) => {
      await refuseTrackers(page, baseURL);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(base);
      const people = page.locator('[data-island="leadership"]');
      await people.scrollIntoViewIfNeeded();
      await expect(people).toHaveAttribute('data-awake');
      const panel = page.getByRole('dialog');
      for (const leave of [
        () => panel.getByRole('button', { name: close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 450),
        () => page.goBack(),
      ]) {
        await people.getByRole('link', { name: person }).click();
        await expect(panel).toBeVisible();
        await expect(page).toHaveURL(own);
        await leave();
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(base);
      }
      await page.goForward();
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL(own);
      await expectAccessible(page);
    });

  test(`${base} stays as it is when a person cannot be had`, async ({ page, baseURL }) => {
    await refuseTrackers(page, baseURL);
    await page.goto(base);
    const people = page.locator('[data-island="leadership"]');
    await people.scrollIntoViewIfNeeded();
    await expect(people).toHaveAttribute('data-awake');
    await page.route(`**${own}`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(own));
    await people.getByRole('link', { name: person }).click();
    await failed;
    await expect(people).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(base);
  });

  test(`${base} leads editors to the person’s page`, async ({ page }) => {
    await signIn(page.request);
    await page.goto(base);
    await page.getByRole('main').getByRole('link', { name: person }).click();
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person);
  });
}
