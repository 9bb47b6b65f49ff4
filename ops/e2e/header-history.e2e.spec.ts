import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a header with unpublished changes is marked in the list, and its history shows the changes', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const [old, fresh] = [
    await createPage(request, { locale: 'fr', title: 'Phares', slug: 'phares' }),
    await createPage(request, { locale: 'fr', title: 'Balises', slug: 'balises' }),
  ];
  const light = await createPage(request, {
    locale: 'fr',
    title: 'Le feu du nord',
    slug: 'feu-du-nord',
    parentId: old.id,
  });
  await publish(request, light.id);
  const saved = await request.put(`/api/pages/${light.id}`, {
    headers: { 'If-Match': light.etag },
    data: {
      title: 'Le feu du large',
      slug: 'feu-du-nord',
      parentId: fresh.id,
      summary: 'Visible à trente milles.',
      draft: true,
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await waitUntilRead(request, '/api/pages', saved);

  await page.goto('/admin/pages?q=feu+du+large');
  const row = page.getByRole('row').filter({ hasText: 'Le feu du large' });
  await expect(row.getByText('en ligne, modifications non publiées')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);

  await page.goto(`/admin/pages/${light.id}/history`);
  const difference = (field: string) =>
    page.locator('dl > div').filter({ has: page.getByText(field, { exact: true }) });
  await expect(difference('Titre').locator('del')).toHaveText('nord');
  await expect(difference('Titre').locator('ins')).toHaveText('large');
  await expect(difference('Page parente').locator('del')).toHaveText('Phares');
  await expect(difference('Page parente').locator('ins')).toHaveText('Balises');
  await expect(difference('Résumé').locator('ins')).toHaveText('Visible à trente milles.');
  await expect(page.locator('dl > div')).toHaveCount(3);
  const history = page.getByRole('list', { name: /^Révisions et événements/ });
  await expect(history.getByText('Publication', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Quoi').selectOption('Publication');
  await expect(page.getByRole('status').filter({ hasText: '1 entrée' })).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Quoi').selectOption('Enregistrements');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('dl > div')).toHaveCount(3);
  await expectAccessible(page);
});

test('payload 11251: a moved block is shown as removed and added, and the others unchanged', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Rade', slug: 'rade' });
  const html = '<p>La mer.</p><p>Le port.</p><p>Un phare.</p>';
  const module = await addActiveModule(page.request, id, 'text', { html });
  const saved = await page.request.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'If-Match': module.etag },
    data: { data: { html: '<p>Un phare.</p><p>La mer.</p><p>Le port.</p>' } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/admin/pages/${id}/history?module=${module.id}`);
  const blocks = page.getByRole('heading', { name: /^De la révision 1/ }).locator('~ * p');
  await expect(blocks).toHaveText(['Un phare.', 'La mer.', 'Le port.', 'Un phare.']);
  await expect(blocks.nth(0).locator('ins')).toHaveText('Un phare.');
  await expect(blocks.nth(3).locator('del')).toHaveText('Un phare.');
  await expect(page.locator('ins, del')).toHaveCount(2);
  await expectAccessible(page);
});
