import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

const bank = { fr: '/groupe/nos-banques/banco-do-douro', en: '/en/group/our-banks/banco-do-douro' };

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

const factsOn = (page: Page) => page.locator('[data-facts]').first();
const textOn = (page: Page) => page.locator('[data-module] p').first();
const summaryOn = (page: Page) => page.locator('#summary');

for (const [language, path] of Object.entries(bank))
  test(`${language}: facts stand beside the text, and the summary appears in their place after them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const [facts, text] = await Promise.all([boxOf(factsOn(page)), boxOf(textOn(page))]);
    expect(facts.x + facts.width).toBeLessThan(text.x);
    expect(Math.abs(facts.y - text.y)).toBeLessThan(20);
    await page.mouse.wheel(0, 400);
    await expect(summaryOn(page)).not.toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(summaryOn(page)).toBeVisible();
    const below = await boxOf(factsOn(page));
    expect(below.y + below.height).toBeLessThanOrEqual((await boxOf(summaryOn(page))).y);
  });

test('on a phone facts come before the text, each on a line, and no telephone number breaks', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(bank.fr);
    const [facts, text] = await Promise.all([boxOf(factsOn(page)), boxOf(textOn(page))]);
    expect(facts.y + facts.height).toBeLessThan(text.y);
    const founded = factsOn(page).locator('div', { hasText: 'Fondation' });
    const [label, value] = await Promise.all(
      ['dt', 'dd'].map((tag) => boxOf(founded.locator(tag))),
    );
    expect(label?.y).toBe(value?.y);
    for (const number of await factsOn(page).locator('[href^="tel:"]').all())
      expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
  }
});

/** Opens a page as a visitor whose browser runs no script. */
async function openWithoutScript(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('without script the summary is always there, and facts stand in the text', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithoutScript(browser, baseURL, bank.fr);
  await expect(summaryOn(page)).toBeVisible();
  const [facts, text] = await Promise.all([boxOf(factsOn(page)), boxOf(textOn(page))]);
  expect(facts.x).toBe(text.x);
  const summary = await boxOf(summaryOn(page));
  expect(summary.x + summary.width).toBeLessThanOrEqual(facts.x);
  await page.context().close();
});

test('the numbers for blocked cards are one step from the page of contacts', async ({ page }) => {
  await page.goto('/nous-ecrire');
  await page.getByRole('link', { name: 'Les numéros de nos six banques' }).click();
  await expect(page).toHaveURL(/\/groupe\/nos-banques$/);
  await expect(factsOn(page).locator('[href^="tel:"]')).toHaveCount(6);
});
