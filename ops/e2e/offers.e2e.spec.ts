import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { consentTo } from './fixtures/consent-to.ts';
import { expectWithinWindow, refuseTrackers } from './fixtures/window.ts';

const offers = '/emploi-carriere/toutes-offres-emploi';
const items = (page: Page) => page.locator('[data-list=items] > li');
const keywords = (page: Page) => page.getByRole('combobox').first();
const awake = (page: Page) =>
  page.locator('[data-island=offers][data-awake]').waitFor({ state: 'attached' });

test.beforeEach(({ page, baseURL }) => refuseTrackers(page, baseURL));

test('more offers load by a button and never by scrolling; going back restores them and the scroll position', async ({
  page,
}) => {
  await page.goto(offers);
  await awake(page);
  const first = await items(page).count();
  const more = page.getByRole('link', { name: 'Voir plus d’offres' });
  await more.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(more).toBeInViewport();
  await expect(items(page)).toHaveCount(first);
  await more.click();
  await expect(items(page)).toHaveCount(2 * first);
  await expect(page).toHaveURL(`${offers}?page=2`);
  await expect(page.getByRole('navigation', { name: 'Pages de la liste' })).toBeVisible();
  const chosen = items(page)
    .nth(first + 5)
    .getByRole('link');
  const title = await chosen.innerText();
  await chosen.click();
  await expect(page.locator('body')).toHaveClass(/page-one-offer/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(items(page)).toHaveCount(2 * first);
  await expect(chosen).toBeInViewport();
});

test('keywords are completed with Tab, searched with Enter, and removed by going back', async ({
  page,
}) => {
  // Another journey withdraws a permanent position meanwhile.
  const internships = `${offers}/stage`;
  await page.goto(internships);
  await awake(page);
  const count = page.locator('[data-list=count]');
  const before = await count.innerText();
  await keywords(page).pressSequentially('conseil');
  await expect(page.getByRole('option').first()).toBeVisible();
  const first = await page.locator('[data-suggestion]').first().innerText();
  await page.keyboard.press('Tab');
  await expect(keywords(page)).toHaveValue(new RegExp(`^${first.slice(0, 7)}`, 'i'));
  await expect(keywords(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(count).not.toHaveText(before);
  await page.goBack();
  await expect(page).toHaveURL(internships);
  await expect(keywords(page)).toHaveValue('');
  await expect(count).toHaveText(before);
});

test('words that name filters suggest those filters, and a place is found by its name', async ({
  page,
}) => {
  await page.goto(offers);
  await awake(page);
  await keywords(page).pressSequentially('cdi nantes');
  await page.getByRole('option', { name: 'Filtrer par CDI et Nantes' }).click();
  await expect(page).toHaveURL(`${offers}/cdi/nantes`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CDI et Nantes');
  await page.getByRole('combobox', { name: 'Ville, région ou pays' }).pressSequentially('bord');
  await page.getByRole('option', { name: /^Bordeaux/ }).click();
  await expect(page).toHaveURL(/city=(bordeaux%7Cnantes|nantes%7Cbordeaux)/);
  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(offers);
});

test('a place found by its name and a switch are measured like other filters', async ({
  page,
  baseURL,
}) => {
  await consentTo(page, baseURL, 'cat2');
  await page.goto(offers);
  await awake(page);
  await page.getByRole('combobox', { name: 'Ville, région ou pays' }).pressSequentially('bord');
  await page.getByRole('option', { name: /^Bordeaux/ }).click();
  await expect(page).toHaveURL(/bordeaux/);
  await page.getByRole('checkbox', { name: 'Offres en français' }).check();
  await expect(page).toHaveURL(/french_only/);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer ?? []))
    .toEqual([
      { event: 'filterSelection', filterName: 'Bordeaux', filterCategory: 'city' },
      { event: 'filterSelection', filterName: 'french_only', filterCategory: 'switch' },
    ]);
});

test('“around me” asks for the location, and the radius can be changed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    geolocation: { latitude: 47.2172, longitude: -1.5534 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await page.goto(offers);
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(page).toHaveURL(/near=47\.22%2C-1\.55%2C50/);
  await page.locator('summary', { hasText: 'Lieu' }).click();
  await page.getByRole('radio', { name: /^100/ }).check();
  await expect(page).toHaveURL(/near=47\.22%2C-1\.55%2C100/);
  await context.close();
});

test('on a phone each filter group has its button, and the panel closes in three ways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(offers);
  await awake(page);
  const kinds = page.getByRole('group', { name: 'Filtres', exact: true }).getByRole('button');
  await kinds.first().click();
  await expect(keywords(page)).toBeFocused();
  await expect(page.locator('body')).toHaveClass(/filters-open/);
  await expectAccessible(page);
  await keywords(page).fill('banque');
  await keywords(page).press('Enter');
  await expect(keywords(page)).toBeHidden();
  await expect(kinds.first()).toContainText('1');
  await kinds.filter({ hasText: 'Contrat' }).click();
  await expect(page.locator('details[open] > summary')).toContainText('Contrat');
  await page.getByRole('button', { name: 'Fermer les filtres' }).click();
  await expect(keywords(page)).toBeHidden();
  await kinds.filter({ hasText: 'Lieu' }).click();
  await page.getByRole('button', { name: /^Voir les offres/ }).click();
  await expect(keywords(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('offers are searched and filtered by a form, and link to the application site', async ({
    page,
  }) => {
    await page.goto(offers);
    await keywords(page).fill('banque');
    await page.locator('summary', { hasText: 'Contrat' }).click();
    await page.getByRole('checkbox', { name: /^CDI/ }).check();
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await expect(page).toHaveURL(/\/cdi\?q=banque/);
    await items(page).first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Postuler' })).toHaveCount(2);
  });
});

test('on an offer the link back to the search stays visible', async ({ page }) => {
  await page.goto(`${offers}?q=banque`);
  await awake(page);
  await items(page).first().getByRole('link').click();
  const back = page.getByRole('link', { name: 'Retour à la recherche' });
  await expect(back).toBeVisible();
  await page.getByRole('link', { name: 'Postuler' }).last().scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL(`${offers}?q=banque`);
});

for (const width of [390, 1440])
  test(`the careers landing page is accessible at ${width} px, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/emploi-carriere', '/en/careers']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectWithinWindow(page);
    }
    await page.getByRole('searchbox', { name: 'What job are you looking for?' }).fill('data');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/careers\/all-job-offers\?q=data/);
  });

test('after refusing everything, neither profile nor campaign is stored; after accepting, both are', async ({
  browser,
  baseURL,
}) => {
  for (const [answer, kept] of [
    ['Tout refuser', []],
    ['Tout accepter', ['applicant-experience', 'parvis_campaign', 'parvis_campaign_ports']],
  ] as const) {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`${offers}?idc=Ports&ids=LI&rhp=2`);
    await page.getByRole('button', { name: answer }).first().click();
    await expect(page.getByRole('button', { name: answer }).first()).toBeHidden();
    const stored = async () =>
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => /^applicant|^parvis_campaign/.test(name))
        .toSorted();
    await expect.poll(stored).toEqual(kept);
    await context.close();
  }
});
