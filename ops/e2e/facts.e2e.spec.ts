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

test('on a phone facts come after the first paragraph, each on a line, and no telephone number breaks', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(bank.fr);
    await expectBetweenParagraphs(page);
    const founded = factsOn(page).locator('div', { hasText: 'Fondation' });
    const [label, value] = await Promise.all(
      ['dt', 'dd'].map((tag) => boxOf(founded.locator(tag))),
    );
    expect(label?.y).toBe(value?.y);
    for (const number of await factsOn(page).locator('[href^="tel:"]').all())
      expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
  }
});

/** Fails unless the facts stand between the first paragraph of the text and what follows it. */
async function expectBetweenParagraphs(page: Page) {
  const [facts, text, rest] = await Promise.all([
    boxOf(factsOn(page)),
    boxOf(textOn(page)),
    boxOf(page.locator('[data-module] h2').first()),
  ]);
  expect(text.y + text.height).toBeLessThan(facts.y);
  expect(facts.y + facts.height).toBeLessThan(rest.y);
}

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
  await expectBetweenParagraphs(page);
  const summary = await boxOf(summaryOn(page));
  expect(summary.x + summary.width).toBeLessThanOrEqual(facts.x);
  await page.context().close();
});

test('facts taller than the text beside them leave its paragraphs together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/group/our-businesses');
  const paragraphs = page.locator('[data-module] p');
  const [first, second] = await Promise.all([0, 1].map((at) => boxOf(paragraphs.nth(at))));
  expect(second?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0) + 28, 0);
  const last = await boxOf(paragraphs.nth(1));
  const facts = await boxOf(factsOn(page));
  expect(facts.y + facts.height).toBeGreaterThan(last.y + last.height);
  expect(facts.x + facts.width).toBeLessThan(last.x);
});

test('the numbers for blocked cards are one step from the page of contacts', async ({ page }) => {
  await page.goto('/nous-ecrire');
  await page.getByRole('link', { name: 'Les numéros de nos six banques' }).click();
  await expect(page).toHaveURL(/\/groupe\/nos-banques$/);
  await expect(factsOn(page).locator('[href^="tel:"]')).toHaveCount(6);
});
