import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { conversionOrigin, serveConversionScript } from './fixtures/conversion-script.ts';

const journeys = [
  {
    list: '/emploi-carriere/toutes-offres-emploi',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    choose: 'Personnaliser',
    change: 'Gérer les cookies',
    service: 'Clics d’annonces, de Régie Exemple',
  },
  {
    list: '/en/careers/all-job-offers',
    accept: 'Accept all',
    refuse: 'Reject all',
    choose: 'Manage preferences',
    change: 'Manage cookies',
    service: 'Clics d’annonces, by Régie Exemple',
  },
] as const;

test.describe.configure({ mode: 'serial' });

for (const { list, accept, refuse, choose, change, service } of journeys)
  test(`${list}: an advertiser’s script is loaded after consent, counts an application, and is gone once consent is withdrawn`, async ({
    page,
    context,
  }) => {
    const script = await serveConversionScript();
    const fetched: string[] = [];
    context.on('request', (request) => {
      if (request.url().startsWith(conversionOrigin)) fetched.push(request.url());
    });
    // Where applications go does not exist.
    await context.route(/\/careers\/apply\//, (route) => route.fulfill({ body: 'applied' }));
    await page.goto(list);
    const offer = await page
      .locator('[data-list="results"] a[href*="offer"], [data-list="results"] a[href*="offre"]')
      .first()
      .getAttribute('href');
    await page.goto(`${offer}?idc=Ports&ids=LI`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: choose }).click();
    await expect(page.getByRole('dialog').getByText(service)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: refuse }).click();
    await page.goto(`${offer}?idc=Ports&ids=LI`, { waitUntil: 'networkidle' });
    expect([fetched, script.requests]).toEqual([[], []]);

    await page.getByRole('button', { name: change }).click();
    await page.getByRole('dialog').getByRole('button', { name: accept }).click();
    await page.waitForFunction(() => Reflect.has(window, 'conversionScriptRuns'));
    await applyFor(page);
    await expect
      .poll(() => script.requests)
      .toEqual(['/conversion.js', expect.stringMatching(/^\/counted\?offer=[a-z0-9]{12}$/)]);

    await page.goto(String(offer), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: change }).click();
    await page.getByRole('dialog').getByRole('button', { name: refuse }).click();
    await page.waitForFunction(() => !Reflect.has(window, 'conversionScriptRuns'));
    const before = script.requests.length;
    await page.goto(`${offer}?idc=Ports&ids=LI`, { waitUntil: 'networkidle' });
    await applyFor(page);
    expect(script.requests).toHaveLength(before);
    script.close();
  });

/** Follows the first apply link, once it no longer waits for the check of campaigns. */
async function applyFor(page: Page): Promise<void> {
  const link = page.locator('a[data-apply]:not([aria-disabled])').first();
  await link.click();
}
