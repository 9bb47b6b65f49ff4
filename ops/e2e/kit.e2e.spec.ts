import { expect, test } from '@playwright/test';
import { createPage, publish, signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible, expectAccessibleOnce } from './fixtures/axe.ts';

for (const locale of ['fr', 'en'])
  test(`every component is on the design page in ${locale}, accessible`, async ({ page }) => {
    await signIn(page.request);
    await page.setViewportSize({ width: 390, height: 900 });
    const response = await page.goto(`/admin/design?locale=${locale}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleOnce(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessibleOnce(page);
  });

test('a visitor refuses as easily as they accept, is not prompted again, and may change their mind', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.locator('[data-consent="banner"]');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  const accept = banner.getByRole('button', { name: /Tout accepter/ });
  const refuse = banner.getByRole('button', { name: /Tout refuser/ });
  const sizes = await Promise.all([accept.boundingBox(), refuse.boundingBox()]);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await refuse.click();
  await expect(banner).toBeHidden();
  await page.goto('/groupe');
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: /cookies|traceurs|consentement/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('a menu changes for visitors as soon as it is saved, and a redirect works', async ({
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const { id, url } = await createPage(script, { locale: 'en', title: 'Tides', slug: 'tides' });
  await publish(script, id);
  const found = await script.get('/api/menus?name=main&locale=en');
  const [{ id: menuId, entries }] = (await found.json()).items;
  const added = { label: 'High water', link: { kind: 'content', contentId: id } };
  const put = async (data: object) => {
    const { revision } = await (await script.get(`/api/menus/${menuId}`)).json();
    const headers = { 'If-Match': `"${revision}"` };
    const saved = await script.put(`/api/menus/${menuId}`, { data, headers });
    expect(saved.status(), await saved.text()).toBe(200);
    return (await waitUntilRead(visitor, '/en/group', saved)).text();
  };
  expect(await put({ entries: [...entries, added] })).toContain('High water');
  expect(await put({ entries })).not.toContain('High water');

  const redirect = { from: '/en/ebb', target: { status: 301, to: url } };
  const made = await script.post('/api/redirects', { data: redirect });
  expect(made.status(), await made.text()).toBe(201);
  const query = `after=${made.headers()['x-log-position']}`;
  const moved = await visitor.get(`/en/ebb?${query}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  // The rest of the query is preserved.
  expect(moved.headers()['location']).toBe(`${url}?${query}`);
  await script.dispose();
  await visitor.dispose();
});

test('the messages of public pages are served as data and as a script, in both languages', async ({
  request,
}) => {
  const french = await request.get('/translations/public.json');
  expect(french.status()).toBe(200);
  expect((await french.json())['breadcrumb.home']).toBe('Accueil');
  const english = await request.get('/en/translations/public.json');
  expect((await english.json())['breadcrumb.home']).toBe('Home');
  const script = await request.get('/translations/public.js');
  expect(script.headers()['content-type']).toContain('javascript');
  expect((await request.get('/translations/admin.json')).status()).toBe(404);
});

test('titles take the same space before and after their font has loaded', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const title = 'Du guichet à la salle des machines, quatre-vingts métiers';
    const families = ['Source Serif 4 Variable', 'Fallback Serif'];
    const context = document.createElement('canvas').getContext('2d');
    return Promise.all(
      families.map(async (family) => {
        const font = `300 48px "${family}"`;
        const faces = await document.fonts.load(font, title);
        if (context) context.font = font;
        return { faces: faces.length, width: context?.measureText(title).width ?? 0 };
      }),
    );
  });
  expect(widths.every(({ faces }) => faces > 0)).toBe(true);
  const [real, fallback] = widths.map(({ width }) => width);
  expect(Math.abs((fallback ?? 0) / (real ?? 1) - 1)).toBeLessThan(0.03);
});

test('permitted users can read sent mails, in the built product', async ({ page }) => {
  await signIn(page.request);
  const response = await page.goto('/admin/outbox');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
