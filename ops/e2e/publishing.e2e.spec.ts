import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';

const statement = (text: string) => ({ text, author: 'Test', role: '' });

test('a module appears on the public page once it is published, requested without a position', async ({
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const page = await createPage(script, { locale: 'fr', title: 'Marée', slug: 'maree-du-jour' });
  await publish(script, page.id);
  await expect.poll(async () => (await visitor.get(page.url)).status()).toBe(200);

  await addActiveModule(script, page.id, 'statement', statement('La mer monte.'));
  expect(await (await visitor.get(page.url)).text()).not.toContain('La mer monte.');
  await publish(script, page.id);
  await expect.poll(async () => (await visitor.get(page.url)).text()).toContain('La mer monte.');
  await script.dispose();
  await visitor.dispose();
});

test('a page is not found before publication, visible immediately with its position, and gone afterwards', async ({
  page,
  playwright,
  baseURL,
}) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const { id, url } = await createPage(script, {
    locale: 'en',
    title: 'Short lived',
    slug: 'short-lived',
  });
  expect(url).toBe('/en/short-lived');
  expect((await page.goto(url))?.status()).toBe(404);
  expect((await page.goto(`${url}?after=${await publish(script, id)}`))?.status()).toBe(200);
  const unpublished = await script.post(`/api/pages/${id}/unpublish`);
  const after = unpublished.headers()['x-log-position'];
  expect((await page.goto(`${url}?after=${after}`))?.status()).toBe(410);
  await expectAccessible(page);
  await script.dispose();
});

test('the class of the body element describes the reader: none for visitors, `logged` for editors, `editing` while they have the lock', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
  expect(await (await visitor.get('/groupe')).text()).not.toMatch(/<body[^>]*logged/);
  await signIn(page.request);
  await page.goto('/groupe');
  await expect(page.locator('body')).toHaveClass(/(^| )logged( |$)/);
  const { items } = await (await page.request.get('/api/pages?q=Le%20Groupe&locale=fr')).json();
  const { id } = items.find((one: { readonly url: string }) => one.url === '/groupe');
  const locked = await page.request.post(`/admin/inline/page/${id}/lock`, { data: {} });
  expect(locked.ok(), await locked.text()).toBe(true);
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/(^| )editing( |$)/);
  await page.request.delete(`/admin/inline/page/${id}/lock`);
  await page.reload();
  await expect(page.locator('body')).not.toHaveClass(/editing/);
  await visitor.dispose();
});
