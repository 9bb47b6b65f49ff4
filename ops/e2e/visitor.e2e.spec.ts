import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expectAccessible } from './fixtures/axe.ts';

const pages = [
  { path: '/', lang: 'fr', heading: 'La banque des estuaires' },
  { path: '/groupe/notre-histoire', lang: 'fr', heading: 'Notre histoire' },
  { path: '/engagements', lang: 'fr', heading: 'Nos engagements' },
  { path: '/en/', lang: 'en', heading: 'The bank of the estuaries' },
  { path: '/en/group/our-history', lang: 'en', heading: 'Our history' },
  { path: '/en/commitments', lang: 'en', heading: 'Our commitments' },
];
const widths = [390, 1440];

for (const { path, lang, heading } of pages) {
  for (const width of widths) {
    test(`${path} reads well and is accessible at ${width} px`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const overflow = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect(overflow).toBe(false);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads a page, follows the menu and switches the language', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/groupe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Groupe');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Notre histoire/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/groupe\/notre-histoire$/);
    await page
      .getByRole('link', { name: /English/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/group\/our-history$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our history');
  });
});

test('a path that never was answers 404 in the language of the path', async ({ page }) => {
  expect((await page.goto('/nulle-part'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  expect((await page.goto('/en/nowhere'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
});

test('a page that the visitor already has is not sent again', async ({ request }) => {
  const first = await request.get('/groupe');
  const again = await request.get('/groupe', {
    headers: { 'if-none-match': String(first.headers()['etag']) },
  });
  expect(again.status()).toBe(304);
});

test('a document carries a strict policy and neither inline script nor inline style', async ({
  request,
}) => {
  const response = await request.get('/');
  const policy = String(response.headers()['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe');
  const html = await response.text();
  expect(html).not.toMatch(
    /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/i,
  );
});

test('odd addresses get a clean answer, never a fault', async ({ request }) => {
  const table: [string, number][] = [
    ['/groupe/', 308],
    ['/GROUPE', 308],
    ['/en', 308],
    ['/%zz', 400],
    ['/a%00b', 400],
    ['/..%2f..%2fetc', 400],
    [`/?${'x'.repeat(10_000)}`, 400],
    ['/?utm_source=x&after=abc', 400],
    ['/?after=99999999999999999999', 503],
  ];
  for (const [path, status] of table) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(`${path.slice(0, 30)} ${response.status()}`).toBe(`${path.slice(0, 30)} ${status}`);
  }
});

test('documents are valid HTML', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // How React writes what means the same.
    rules: { 'attr-case': 'off', 'void-style': 'off', 'attribute-boolean-style': 'off' },
  });
  for (const path of ['/', '/groupe', '/en/commitments', '/nulle-part', '/admin/login']) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(`${path} ${found.join(', ')}`).toBe(`${path} `);
  }
});
