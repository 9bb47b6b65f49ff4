import { expect, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';

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

test('an unknown path gets a 404 in its language', async ({ page }) => {
  expect((await page.goto('/nulle-part'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  expect((await page.goto('/en/nowhere'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
});

test('a page in the visitor’s cache is not sent again', async ({ request }) => {
  const first = await request.get('/groupe');
  const again = await request.get('/groupe', {
    headers: { 'if-none-match': String(first.headers()['etag']) },
  });
  expect(again.status()).toBe(304);
});

test('a document has a strict policy and neither inline script nor inline style', async ({
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

test('odd addresses get a clean response, never a fault', async ({ request }) => {
  const table: [string, number][] = [
    ['/groupe/', 308],
    ['/GROUPE', 308],
    ['/en', 308],
    ['/%zz', 404],
    ['/a%00b', 404],
    ['/..%2f..%2fetc', 404],
    [`/?${'x'.repeat(10_000)}`, 400],
    ['/?utm_source=x&after=abc', 400],
    // Clients must not be able to make a request wait for a position that was never written.
    ['/?after=99999999999999999999', 400],
  ];
  for (const [path, status] of table) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(`${path.slice(0, 30)} ${response.status()}`).toBe(`${path.slice(0, 30)} ${status}`);
  }
});
