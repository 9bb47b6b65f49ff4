import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { consentTo } from './fixtures/consent-to.ts';
import { layoutShift } from './fixtures/layout-shift.ts';

const maxShift = 0.02;
const screens = [
  '/',
  '/groupe',
  '/groupe/chiffres-cles',
  '/agenda',
  '/toutes-actualites',
  '/confidentialite',
  '/en/privacy',
  '/nous-rejoindre',
  '/emploi-carriere/toutes-offres-emploi',
];

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

/** Holds the fonts of a page back. @returns what lets them come */
async function holdFonts(page: Page): Promise<() => void> {
  const release = new AbortController();
  await page.route('**/*.woff2', async (route) => {
    if (!release.signal.aborted) await once(release.signal, 'abort');
    await route.continue();
  });
  return () => release.abort();
}

for (const path of screens)
  test(`on a phone, hardly anything of ${path} moves when fonts come late`, async ({
    page,
    baseURL,
  }) => {
    await consentTo(page, baseURL);
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThanOrEqual(maxShift);
  });
