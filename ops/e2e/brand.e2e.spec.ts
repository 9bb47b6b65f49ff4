import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Brand } from '@parvis/contracts/brand/brand.ts';
import { brandSheetPath } from '@parvis/contracts/brand/brand-sheet.ts';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';

/** Three organisations that are not the demonstration's. */
const brands: Readonly<Record<string, Brand>> = {
  'a violet insurer, with round corners': {
    palette: { primary: '#5b2a86', accent: '#a3195b', ground: '#ffffff' },
    corner: 12,
    line: 2,
    header: { kind: 'plain' },
  },
  'a green cooperative, with square corners': {
    palette: { primary: '#1f5c3a', accent: '#ad4700', ground: '#f7f8f2' },
    corner: 0,
    line: 3,
  },
  'a red bank on cream': {
    palette: { primary: '#8a1020', accent: '#0b5fa5', ground: '#fffdf8' },
    corner: 22,
  },
};
const screens = [
  '/',
  '/en/all-news',
  '/emploi-carriere/toutes-offres-emploi',
  '/en/careers',
  '/en',
];

/** Shows a page with a brand, without saving it: other specs read the same site meanwhile. */
async function openBranded(page: Page, path: string, brand: Brand): Promise<void> {
  const sheet = brandSheetPath(brand);
  if (sheet === undefined) throw new Error('the brand has no style sheet');
  expect((await page.request.get(sheet)).status()).toBe(200);
  await page.goto(path);
  await page.addStyleTag({ url: sheet });
}

/** Waves, as an organisation might draw them. */
const waves =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#1f5c3a" opacity=".3" d="M0 20q15-12 30 0t30 0t30 0v10H0z"/></svg>';

test('a drawing of one’s own takes the place of the charts', async ({ page }) => {
  await signIn(page.request);
  const data = { svg: waves };
  const { file } = await (await page.request.post('/api/site-settings/drawings', { data })).json();
  const opened = await page.request.get(`/assets/brand/${file}.svg`);
  expect(opened.headers()).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const brand = { ...brands['a green cooperative, with square corners'] };
  await openBranded(page, '/en/all-news', { ...brand, header: { kind: 'drawing', file } });
  const chart = page.locator('[data-art="chart"]').first();
  await expect(chart).toHaveCSS('background-image', new RegExp(`/assets/brand/${file}\\.svg`));
  await expectAccessible(page);
});

const face = createRequire(import.meta.resolve('@parvis/web/package.json')).resolve(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
);

test('headings have a face of one’s own, and before it loads nearly its width', async ({
  page,
}) => {
  await signIn(page.request);
  const data = { woff2: (await readFile(face)).toString('base64'), licensed: true };
  const kept = await (await page.request.post('/api/site-settings/faces', { data })).json();
  const brand = { faces: { headings: { ...kept, licensed: true } } };
  const width = async () => {
    await openBranded(page, '/en/all-news', brand);
    const words = page.getByRole('heading', { level: 1 });
    await expect(words).toHaveCSS('font-family', /^"Brand Headings"/);
    await page.evaluate(() => document.fonts.ready);
    return words.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  };
  const own = await width();
  expect(await page.evaluate(() => document.fonts.check("20px 'Brand Headings'"))).toBe(true);
  await page.route('**/assets/brand/*.woff2', (route) => route.abort());
  const before = await width();
  expect(Math.abs(before / own - 1)).toBeLessThan(0.12);
});

for (const [name, brand] of Object.entries(brands))
  test(`${name}: pages are accessible in its colours`, async ({ page }) => {
    for (const path of screens) {
      await openBranded(page, path, brand);
      await expect(page.locator('html')).toHaveCSS('background-color', hexAsRgb(brand));
      await expectAccessible(page);
    }
    await signIn(page.request);
    await openBranded(page, '/admin/pages', brand);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

function hexAsRgb({ palette }: Brand): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(palette?.ground.slice(at, at + 2) ?? '', 16));
  return `rgb(${parts.join(', ')})`;
}

test('an administrator chooses colours: faint ones are refused with the nearest that pass, and pages show them at once', async ({
  page,
}) => {
  await signIn(page.request);
  const read = async () => (await page.request.get('/api/site-settings')).json();
  const { revision } = await read();
  await page.goto('/admin/settings');
  await page.getByLabel('Choisir ses couleurs, plutôt que celles de Parvis').check();
  const accent = page.getByLabel('Accent', { exact: true });
  await accent.fill('#ff8800');
  await expect(page.getByText(/^Contraste trop faible/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Prendre la plus proche qui convient/ }).click();
  await expect(page.getByText(/^Contraste trop faible/)).toBeHidden();
  const taken = (await accent.inputValue()).slice(1);
  const links = page
    .frameLocator('iframe[title="Accueil"]')
    .locator(`link[rel="stylesheet"][href*="${taken}"]`);
  await expect(links).toHaveCount(1);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  try {
    await expect(page.getByText(/^Révision \d+, enregistrée par/)).toBeVisible();
    const sheet = new RegExp(`/assets/brand/1-124c70-${taken}-fcfaf6\\.css`);
    await expect.poll(async () => (await page.request.get('/groupe')).text()).toMatch(sheet);
    expect(await (await page.request.get('/admin/pages')).text()).toMatch(sheet);
  } finally {
    const now = await read();
    await page.request.post('/api/site-settings/restore', {
      data: { revision },
      headers: { 'If-Match': `"${now.revision}"` },
    });
  }
  await expect
    .poll(async () => (await page.request.get('/groupe')).text())
    .not.toContain('/assets/brand/');
});
