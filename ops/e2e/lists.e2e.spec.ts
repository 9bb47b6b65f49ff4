import { EventEmitter, once } from 'node:events';
import { resultsScrollOffsetPx } from '@parvis/contracts/limits/lists.ts';
import { listKeywordDebounceMs } from '@parvis/contracts/limits/search.ts';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { consentTo } from './fixtures/consent-to.ts';
import { newsCount, putNews, uniqueWord } from './fixtures/news.ts';
import { clickEmptySpot } from './fixtures/window.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const lists = [
  {
    locale: 'fr',
    path: '/toutes-actualites',
    topics: 'Thèmes',
    housing: 'Habitat',
    word: 'habitat',
  },
  { locale: 'en', path: '/en/all-news', topics: 'Topics', housing: 'Housing', word: 'housing' },
] as const;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  await putNews(script);
  const visible = async () => (await script.get(`${lists[1].path}?q=${uniqueWord}`)).text();
  await expect.poll(visible, { timeout: 30_000 }).toContain(`${newsCount + 3} results`);
  await script.dispose();
});

const count = (page: Page) => page.locator('[data-list="count"]');
const entries = (page: Page) => page.locator('[data-list="items"] > li');
const menu = (page: Page, title: string) => page.locator('summary', { hasText: title });

/** Goes to a list and waits until its filters are hydrated. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-island="list"][data-awake]').waitFor({ state: 'attached' });
}

for (const { locale, path, topics, housing, word } of lists) {
  test(`${locale}: ticking a value filters the list, and updates its address and counts`, async ({
    page,
  }) => {
    await goTo(page, `${path}?q=${uniqueWord}`);
    await menu(page, topics).click();
    await page.getByLabel(new RegExp(`^${housing} \\(`)).check();
    await expect(page).toHaveURL(`${path}/${word}?q=${uniqueWord}`);
    await expect(count(page)).toHaveText(/^30 /);
    await expect(menu(page, topics)).toContainText('1');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(new RegExp(`^${housing} \\(`))).toBeHidden();
    await expect(menu(page, topics)).toBeFocused();
    await page.goBack();
    await expect(count(page)).toHaveText(/^58 /);
    await expect(menu(page, topics)).not.toContainText('1');
    await page.goForward();
    await expect(count(page)).toHaveText(/^30 /);
  });
}

for (const { purposes, measured } of [
  {
    purposes: ['cat2'],
    measured: [{ event: 'filterSelection', filterName: 'Habitat', filterCategory: 'categories' }],
  },
  { purposes: ['cat3', 's1', 's2', 's3', 'cat5'], measured: [] },
])
  test(`with consent to ${purposes.join(' ')} a chosen filter is ${measured.length === 0 ? 'not ' : ''}measured, and a removed one never`, async ({
    page,
    baseURL,
  }) => {
    const [{ path, topics, housing, word }] = lists;
    await consentTo(page, baseURL, ...purposes);
    await goTo(page, `${path}?q=${uniqueWord}`);
    await menu(page, topics).click();
    const value = page.getByLabel(new RegExp(`^${housing} \\(`));
    await value.check();
    await expect(page).toHaveURL(`${path}/${word}?q=${uniqueWord}`);
    await value.uncheck();
    await expect(page).toHaveURL(`${path}?q=${uniqueWord}`);
    await expect.poll(() => page.evaluate(() => window.dataLayer ?? [])).toEqual(measured);
  });

test('search engines find the canonical address of a list, and noindex where it must not be indexed', async ({
  page,
  baseURL,
}) => {
  const canonical = page.locator('head link[rel="canonical"]');
  const robots = page.locator('head meta[name="robots"]');
  await goTo(page, `/toutes-actualites/habitat?q=${uniqueWord}`);
  const search = `${baseURL}/toutes-actualites/habitat?q=${uniqueWord}`;
  await expect(canonical).toHaveAttribute('href', search);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL('/toutes-actualites');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/toutes-actualites`);
  await expect(robots).toHaveCount(0);
  await menu(page, 'Thèmes').click();
  await page.getByLabel(/^Habitat \(/).check();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/toutes-actualites/habitat`);
  await page.getByRole('searchbox').fill(uniqueWord);
  await page.getByRole('searchbox').press('Enter');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveAttribute('href', search);
});

test('filter menus: one open, closed by their button, by Escape and by a click outside', async ({
  page,
}) => {
  await goTo(page, '/toutes-actualites');
  const open = page.locator('[data-island="list"] details[open]');
  await menu(page, 'Thèmes').click();
  await menu(page, 'Types').click();
  await expect(open).toHaveCount(1);
  await menu(page, 'Types').click();
  await expect(open).toHaveCount(0);
  await menu(page, 'Types').press('Enter');
  await expect(open).toHaveCount(1);
  await page.locator('h1').click();
  await expect(open).toHaveCount(0);
  await menu(page, 'Types').click();
  await clickEmptySpot(page, open.locator(':scope > div'));
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(menu(page, 'Types')).toBeFocused();
});

test('the search starts after exactly its delay, and immediately on Enter', async ({ page }) => {
  await page.clock.install();
  await goTo(page, '/toutes-actualites');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('json=1')) requests.push(request.url());
  });
  const field = page.getByRole('searchbox');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill(uniqueWord);
  await page.clock.runFor(listKeywordDebounceMs - 1);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.resume();
  await expect(count(page)).toHaveText(/^58 /);
  await page.clock.pauseAt(Date.now() + 120_000);
  await field.fill('un texte qui dépasse trente caractères');
  await expect(field).toHaveAttribute('data-compact');
  await field.press('Enter');
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.resume();
  await expect(count(page)).toHaveText('Aucun résultat');
});

test('scrolling loads four pages; further ones have numbers, and scroll to the results', async ({
  page,
}) => {
  await goTo(page, `/toutes-actualites?q=${uniqueWord}`);
  await expect(entries(page)).toHaveCount(12);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(entries(page)).toHaveCount(48, { timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL(`/toutes-actualites/4?q=${uniqueWord}`);
  await page.getByRole('link', { name: 'Suivante' }).click();
  await expect(page).toHaveURL(`/toutes-actualites/5?q=${uniqueWord}`);
  await expect(entries(page)).toHaveCount(10);
  const top = () =>
    page
      .locator('[data-list="top"]')
      .evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBe(resultsScrollOffsetPx);
  await expect(count(page)).toBeFocused();
});

test('loading more by keyboard moves the focus to the first new entry', async ({ page }) => {
  await goTo(page, `/toutes-actualites?q=${uniqueWord}`);
  const more = page.getByRole('link', { name: 'Voir la suite' });
  await more.focus();
  await page.mouse.wheel(0, 40);
  // Loading more automatically would move the focused button away.
  await page.waitForTimeout(1_000);
  await expect(entries(page)).toHaveCount(12);
  await more.press('Enter');
  await expect(entries(page)).toHaveCount(24);
  await expect(entries(page).nth(12).getByRole('link')).toBeFocused();
});

for (const [what, answer] of [
  ['a fault', { status: 500, body: 'broken' }],
  ['no success', { status: 200, body: '{"success":false}' }],
] as const)
  test(`${what} leaves the list unchanged`, async ({ page }) => {
    await goTo(page, `/toutes-actualites?q=${uniqueWord}`);
    await page.route('**/*json=1*', (route) => route.fulfill(answer));
    await menu(page, 'Thèmes').click();
    await page.getByLabel(/^Habitat/).check();
    await expect(page.locator('[data-list="results"]')).toHaveAttribute('aria-busy', 'false');
    await expect(count(page)).toHaveText(/^58 /);
    await expect(page).toHaveURL(`/toutes-actualites?q=${uniqueWord}`);
  });

test('a new request aborts the previous one', async ({ page }) => {
  await goTo(page, `/toutes-actualites?q=${uniqueWord}`);
  const aborted: string[] = [];
  const second = new EventEmitter();
  page.on('requestfailed', (request) => aborted.push(request.url()));
  await page.route('**/*json=1*', async (route) => {
    // The first request is delayed until the second is sent.
    if (route.request().url().includes('economie-des-ports')) second.emit('made');
    else await once(second, 'made');
    await route.continue().catch(() => undefined);
  });
  await menu(page, 'Thèmes').click();
  await page.getByLabel(/^Habitat/).check();
  await page.getByLabel(/^Économie des ports/).check();
  await expect(count(page)).toHaveText(/^58 /);
  await expect(page).toHaveURL(/categories=economie-des-ports%7Chabitat/);
  expect(aborted).toHaveLength(1);
});

test('the period is chosen by keyboard, one fifth of it at a page key', async ({ page }) => {
  await goTo(page, '/toutes-actualites');
  await menu(page, 'Période').click();
  await page.getByRole('slider', { name: 'Depuis' }).press('PageUp');
  await expect(page).toHaveURL(/date_start=\d\d-20\d\d$/);
  await expect(page.getByRole('list', { name: 'Filtres en vigueur' })).toContainText('Depuis');
  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL('/toutes-actualites');
  await expect(page.getByRole('list', { name: 'Filtres en vigueur' })).toHaveCount(0);
});
