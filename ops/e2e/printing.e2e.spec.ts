import { expect, test } from '@playwright/test';

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
