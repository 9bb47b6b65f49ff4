import { expect, test } from '@playwright/test';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a draft is shared by a link that follows it, without an account, until the link is revoked', async ({
  page,
  browser,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const made = { locale: 'fr', title: 'Amer', slug: 'preview-link-amer' };
  const { id, url } = await createPage(request, made);
  const words = { text: 'Une phrase du brouillon', author: '', role: '' };
  const module = await addActiveModule(request, id, 'statement', words);

  await page.goto(`/admin/content/page/${id}/edit`);
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Partager un aperçu…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Aucun lien n’est valable.')).toBeVisible();
  await dialog.getByLabel('Valable').selectOption({ label: '1 jour' });
  await dialog.getByRole('button', { name: 'Créer un lien' }).click();
  const address = await dialog.getByLabel('Adresse du lien').inputValue();
  await expect(dialog.getByRole('list', { name: 'Liens valables' })).toHaveText(/^Par /);
  await expectAccessible(page);

  const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const shared = await visitor.newPage();
  expect((await shared.request.get(url)).status()).toBe(404);
  const response = await shared.goto(address);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(shared.getByText('Une phrase du brouillon')).toBeVisible();
  await expect(shared.getByText(/Ceci est un brouillon/)).toBeVisible();
  await expectAccessible(shared);
  const saved = await request.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'If-Match': module.etag },
    data: { data: { ...words, text: 'La phrase d’après' } },
  });
  expect(saved.status()).toBe(200);
  await expect(async () => {
    await shared.reload();
    await expect(shared.getByText('La phrase d’après')).toBeVisible({ timeout: 1000 });
  }).toPass();

  await dialog.getByRole('button', { name: /^Révoquer le lien/ }).click();
  await expect(dialog.getByText('Aucun lien n’est valable.')).toBeVisible();
  expect((await shared.goto(address))?.status()).toBe(404);
  await expect(shared.getByRole('heading', { name: /a expiré ou a été révoqué/ })).toBeVisible();
  await visitor.close();
});
