import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { playArchive } from './fixtures/archive-player.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

test('an auditor sees a page as it was at an instant, marked as a reconstruction', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const { id, url } = await createPage(script, { locale: 'fr', title: 'Sonde', slug: 'sonde' });
  const module = await addActiveModule(script, id, 'text', { html: '<p>Douze mètres.</p>' });
  await publish(script, id);
  const then = new Date().toISOString();
  await expect.poll(() => new Date().toISOString() > then).toBe(true);
  const edited = await script.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'if-match': module.etag },
    data: { data: { html: '<p>Quinze mètres.</p>' } },
  });
  expect(edited.status(), await edited.text()).toBe(200);

  const auditor = { email: 'p.auditeur@estuaire.example', password: 'piece-a-conviction' };
  const account = { ...auditor, name: 'Paul Auditeur', roles: ['auditor'] };
  await openAccount(script, account);
  await page.request.post('/admin/session', { data: auditor });
  const query = new URLSearchParams({ path: url, at: then });
  const response = await page.goto(`/admin/audit/page?${query}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Douze mètres.')).toBeVisible();
  await expect(page.getByText('Quinze mètres.')).toHaveCount(0);
  await expect(page.getByText(/Reconstitution/).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/audit/page?${new URLSearchParams({ path: '/pages?q=sonde', at: then })}`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sonde', exact: true }),
  ).toHaveAttribute('href', `?${query}`);
  await expectAccessible(page);
  await page.goto(`/admin/audit/page?${new URLSearchParams({ path: '/rss/news', at: then })}`);
  await expect(page.locator('pre')).toContainText('<rss');
  await expectAccessible(page);
  const unknown = { path: '/ajax/employer-review', at: then };
  await page.goto(`/admin/audit/page?${new URLSearchParams(unknown)}`);
  await expect(page.getByRole('heading')).toContainText('ne peut pas être reconstitué');

  await page.goto(`/admin/audit?${query}`);
  await expect(page.frameLocator('iframe').first().getByText('Douze mètres.')).toBeVisible();
  await expectAccessible(page);
  await script.dispose();
});

test('a web archive of a page opens without the server that wrote it', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page.request);
  const made = { locale: 'fr', title: 'Bathymétrie', slug: 'bathymetrie' } as const;
  const { id, url } = await createPage(page.request, made);
  await addActiveModule(page.request, id, 'text', { html: '<p>Trente brasses.</p>' });
  await publish(page.request, id);
  const at = new Date().toISOString();
  const unpublished = await page.request.post(`/api/pages/${id}/unpublish`, { data: {} });
  expect(unpublished.status(), await unpublished.text()).toBe(200);
  await page.goto(`/admin/audit?${new URLSearchParams({ path: url, at })}`);
  await page.getByText('Archive web').click();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger cette adresse', exact: true }).click();
  const file = await (await downloading).path();

  const player = await playArchive(file, String(baseURL) + url);
  try {
    const fetched: string[] = [];
    context.on('request', (request) => fetched.push(request.url()));
    const shown = page.frameLocator('iframe').frameLocator('iframe');
    // The player's worker may begin after its first frame was loaded; then a reload shows the page.
    await expect(async () => {
      await page.goto(player.address);
      await expect(shown.getByText('Trente brasses.')).toBeVisible({ timeout: 8_000 });
    }).toPass();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Bathymétrie');
    const styled = shown.getByRole('heading', { level: 1 });
    await expect(styled).toHaveCSS('font-family', /Source Serif/);
    expect(fetched.filter((one) => one.startsWith(String(baseURL)))).toEqual([]);
  } finally {
    await player.close();
  }
});
