import { expect, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { expectWithinWindow, refuseTrackers } from './fixtures/window.ts';

const offers = '/emploi-carriere/toutes-offres-emploi';

test.beforeEach(({ page, baseURL }) => refuseTrackers(page, baseURL));

for (const [width, height, least] of [
  [390, 844, 2],
  [1440, 900, 4],
] as const)
  test(`the first window of ${width} px shows ${least} offers in full`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [offers, '/en/careers/all-job-offers']) {
      await page.goto(path);
      const last = await page
        .locator('[data-list=items] > li')
        .nth(least - 1)
        .boundingBox();
      expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
      await expectWithinWindow(page);
    }
  });

test('a search is saved in the browser, leads to an alert with its name, and is removed', async ({
  page,
}) => {
  await page.goto(`${offers}/stage/nantes`);
  const panel = page.locator('#saved-searches');
  await page.locator('#saved-searches[data-awake]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Enregistrer la recherche' }).click();
  await expect(panel.getByRole('link', { name: 'Stage, Nantes', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.goto(offers);
  await page.getByRole('button', { name: 'Mes recherches' }).click();
  await panel.getByRole('link', { name: 'Créer une alerte' }).click();
  await expect(page.getByRole('dialog').getByLabel('Nom de l’alerte')).toHaveValue('Stage, Nantes');
  await page.goto(offers);
  await page.getByRole('button', { name: 'Mes recherches' }).click();
  await panel.getByRole('button', { name: 'Retirer' }).click();
  await expect(panel.getByText('Aucune recherche enregistrée')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('parvis_saved_searches'))).toBeNull();
});

test('a long menu finds its values by typing, with the keyboard alone', async ({ page }) => {
  await page.goto(offers);
  await page.locator('[data-island=offers][data-awake]').waitFor({ state: 'attached' });
  await page.locator('summary', { hasText: 'Lieu' }).press('Enter');
  const field = page.getByRole('searchbox', { name: 'Trouver un lieu' });
  await field.fill('nant');
  await expect(page.getByRole('checkbox', { name: /^Bordeaux/ })).toBeHidden();
  await expectAccessible(page);
  await field.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: /^Nantes/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${offers}/nantes`);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the button of an alert’s form is in the first window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${offers}/stage/nantes`);
    await page.getByRole('link', { name: 'Créer une alerte' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Étape 1 sur 3')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Créer l’alerte' })).toBeInViewport({
      ratio: 1,
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what needs a script is not shown, and the menus are plain lists', async ({ page }) => {
    await page.goto(`${offers}/stage/nantes`);
    await expect(page.getByRole('button', { name: 'Mes recherches' })).toBeHidden();
    await page.locator('summary', { hasText: 'Lieu' }).click();
    await expect(page.getByRole('searchbox', { name: 'Trouver un lieu' })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /^Nantes/ })).toBeVisible();
  });
});
