import { expect, type Page, test } from '@playwright/test';

const offers = { fr: '/emploi-carriere/toutes-offres-emploi', en: '/en/careers/all-job-offers' };

for (const [language, list] of Object.entries(offers))
  test(`${language}: an offer is printed on one page, with its address`, async ({ page }) => {
    await page.goto(list);
    await page.locator('[data-list=items] a').first().click();
    await page.waitForURL(/\/(?:offre-emploi|job-offer)\//);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    // That of an offer in another language alone is its address there.
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    await expect(page.getByText(address ?? '', { exact: true })).toBeVisible();
  });

test('nothing to press or to navigate with is printed', async ({ page }) => {
  for (const path of ['/', '/groupe/resultats-financiers', offers.fr]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('nav, button, input, summary, footer').filter({ visible: true });
    expect([path, await shown.allInnerTexts()]).toEqual([path, []]);
  }
});

/** Returns on how many sheets a page is printed. */
async function printed(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

for (const path of [
  '/groupe/gouvernance/helene-kervadec',
  '/en/group/governance/helene-kervadec',
  '/actualite/port-de-bilbao-21-millions-d-euros-pour-electrifier-neuf-grues',
  '/en/news/port-of-bilbao-21-million-to-electrify-nine-cranes',
  '/nous-ecrire',
  '/en/write-to-us',
])
  test(`${path} is printed on one page`, async ({ page }) => {
    expect(await printed(page, path)).toBe(1);
  });

test('a leader is printed with their portrait, beside the title and no wider than 4 cm', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1_123 });
  await page.goto('/groupe/gouvernance/helene-kervadec');
  await page.emulateMedia({ media: 'print' });
  const portrait = page.locator('[data-detail] picture img').first();
  const [picture, title] = await Promise.all([
    portrait.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  if (!picture || !title) throw new Error('it is not printed');
  expect(await portrait.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(picture.width).toBeLessThanOrEqual(151);
  expect(picture.x).toBeGreaterThanOrEqual(title.x + title.width);
  expect(picture.x + picture.width).toBeLessThanOrEqual(794);
});

test('no portrait is divided between two pages', async ({ page }) => {
  for (const path of ['/groupe/gouvernance', '/actualite/resultats-annuels-2025']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('main li').filter({ has: page.locator('picture') });
    const breaks = await cards.evaluateAll((all) =>
      all.map((li) => getComputedStyle(li).breakInside),
    );
    expect([path, new Set(breaks)]).toEqual([path, new Set(['avoid'])]);
  }
});
