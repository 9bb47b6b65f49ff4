import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { refuseTrackers } from './fixtures/window.ts';

test.describe.configure({ mode: 'parallel' });

test('on a phone the panel is closed by its header, its footer, and Enter in the search field', async ({
  page,
  baseURL,
}) => {
  await refuseTrackers(page, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mediaroom/mediatheque');
  await page.locator('[data-island="list"][data-awake]').waitFor({ state: 'attached' });
  const opener = page.getByRole('button', { name: /^Filtrer/ });
  const field = page.getByRole('searchbox');
  for (const close of [
    () => page.getByRole('button', { name: 'Fermer les filtres' }).click(),
    () => page.getByRole('button', { name: /^Voir les résultats/ }).click(),
    () => field.press('Enter'),
  ]) {
    await opener.click();
    await expect(field).toBeVisible();
    await close();
    await expect(field).toBeHidden();
  }
  await opener.click();
  await field.fill('rose');
  await field.press('Enter');
  await expect(opener).toContainText('1');
  await expect(page).toHaveURL('/mediaroom/mediatheque?q=rose');
});

test('on a phone the filters are an accordion: the first is open initially, and one is always open', async ({
  page,
  baseURL,
}) => {
  await refuseTrackers(page, baseURL);
  await page.setViewportSize({ width: 991, height: 844 });
  await page.goto('/toutes-actualites');
  await page.locator('[data-island="list"][data-awake]').waitFor({ state: 'attached' });
  const opener = page.getByRole('button', { name: /^Filtrer/ });
  const groups = page.locator('[data-island="list"] details');
  const open = page.locator('[data-island="list"] details[open]');
  await opener.click();
  await expect(groups.first()).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await groups.first().locator('summary').click();
  await expect(groups.first()).toHaveAttribute('open');
  await groups.nth(1).locator('summary').click();
  await expect(groups.nth(1)).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(groups.nth(1)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 992, height: 844 });
  await expect(open).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440])
    test(`the form filters, and every filter can be removed, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/mediaroom/mediatheque');
      if (width === 390) await page.getByRole('button', { name: 'Filtrer' }).click();
      await page.getByRole('searchbox').fill('rose');
      await page.locator('summary', { hasText: 'Types' }).click();
      await page.getByLabel(/^Images/).check();
      const [apply, search] = [
        page.getByRole('button', { name: 'Appliquer les filtres' }),
        page.getByRole('searchbox'),
      ];
      const [button, field] = [await apply.boundingBox(), await search.boundingBox()];
      if (width === 1440) {
        expect(button?.x).toBeGreaterThanOrEqual((field?.x ?? 0) + (field?.width ?? 0));
        expect(field?.width).toBeGreaterThan(button?.width ?? 0);
      }
      await apply.click();
      await expect(page).toHaveURL('/mediaroom/mediatheque?types=image&q=rose');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ résultats?$/);
      await page.getByRole('link', { name: 'Retirer le filtre « rose »' }).click();
      await expect(page).toHaveURL('/mediaroom/mediatheque?types=image');
      await page.getByRole('link', { name: 'Tout effacer' }).click();
      await expect(page).toHaveURL('/mediaroom/mediatheque');
    });
});

test('for editors the list is static: its form and its links are plain ones', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/mediaroom/mediatheque');
  await expect(page.locator('body')).toHaveClass(/logged .*page-list/);
  await expect(page.locator('[data-island="list"]')).toHaveCount(0);
  await page.locator('summary', { hasText: 'Types' }).click();
  await page.getByLabel(/^Images/).check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL('/mediaroom/mediatheque?types=image');
});

test('odd addresses of lists get a clean response', async ({ request }) => {
  for (const [address, statuses] of [
    ['/toutes-actualites/0', [200, 308]],
    ['/toutes-actualites/1000000000', [308, 404]],
    ['/toutes-actualites/999999999', [404]],
    ['/toutes-actualites?page=abc', [308]],
    ['/toutes-actualites?page=-1&types=a%7Cb', [308]],
    ['/toutes-actualites?date_start=99-9999', [308]],
    ['/toutes-actualites?q=%00%ff', [200, 308]],
    [`/toutes-actualites?q=${'a'.repeat(10_000)}`, [400]],
    ['/toutes-actualites/%zz', [404]],
    ['/toutes-actualites//2', [308]],
    ['/agenda/../etc', [404]],
    ['/toutes-actualites?page=999999&json=1', [200]],
    ['/toutes-actualites?types=nobody&json=1', [200]],
    ['/toutes-actualites?json=1&types=nobody', [200]],
    ['/mediaroom/communique-de-presse/a/b/c', [404]],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(statuses, address.slice(0, 60)).toContain(response.status());
  }
});
