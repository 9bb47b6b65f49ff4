import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const statement = (text: string) => ({ text, author: 'Test', role: '' });

test('a deleted module is on its page until the publication, in the page’s own trash, and back in its place', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const { id, url } = await createPage(request, {
    locale: 'fr',
    title: 'Digue',
    slug: 'versions-digue',
  });
  const first = await addActiveModule(request, id, 'statement', statement('La première'));
  await addActiveModule(request, id, 'statement', statement('La seconde'));
  await publish(request, id);

  await page.goto(`/admin/content/page/${id}/edit?module=${first.id}`);
  await page.getByRole('button', { name: 'Supprimer ce module' }).click();
  const trash = page.getByRole('group').filter({ hasText: 'Un module supprimé' });
  await trash.getByText('Un module supprimé').click();
  await expect(trash.getByText('La première')).toBeVisible();
  await expect(trash.getByText('en ligne jusqu’à la publication')).toBeVisible();
  await expectAccessible(page);
  expect(await (await request.get(url)).text()).toContain('La première');

  await trash.getByRole('link', { name: 'Prévisualiser' }).click();
  const previewed = page.frameLocator('iframe').first();
  await expect(previewed.getByText('La première')).toBeVisible();
  await page.goBack();
  await trash.getByText('Un module supprimé').click();
  await trash.getByRole('button', { name: 'Restaurer' }).click();
  const modules = page.getByRole('navigation', { name: 'Modules' }).getByRole('listitem');
  await expect(modules).toHaveText([/La première/, /La seconde/]);
  await expect(
    page.getByText('Les visiteurs voient exactement la dernière révision.'),
  ).toBeVisible();
});

test('unpublished changes are discarded with what is typed, and come back when that is undone', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const { id } = await createPage(request, {
    locale: 'fr',
    title: 'Écluse',
    slug: 'versions-ecluse',
  });
  const module = await addActiveModule(request, id, 'statement', statement('Le public'));
  await publish(request, id);

  await page.goto(`/admin/content/page/${id}/edit`);
  await page.getByLabel('Titre').first().fill('Écluse neuve');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Écluse neuve' })).toBeVisible();
  await page.getByRole('button', { name: /Le public/ }).click();
  await page.getByRole('textbox', { name: /^Déclaration/ }).fill('Le brouillon');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Abandonner les modifications…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Ce qui est saisi/)).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tout abandonner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Écluse', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Déclaration/ })).toHaveValue('Le public');

  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Écluse neuve' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Déclaration/ })).toHaveValue('Le brouillon');
  await request.delete(`/admin/inline/module/${module.id}/lock`);
});

test('a version that was public is compared, and one module of it is the draft again', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const { id, url } = await createPage(request, {
    locale: 'fr',
    title: 'Bouée',
    slug: 'versions-bouee',
  });
  const module = await addActiveModule(request, id, 'statement', statement('Rouge à bâbord'));
  await publish(request, id);
  const saved = await request.put(`/api/${id}/modules/${module.id}`, {
    headers: { 'If-Match': module.etag },
    data: { data: statement('Verte à tribord') },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await addActiveModule(request, id, 'statement', statement('Ajoutée'));
  await publish(request, id);

  await page.goto(`/admin/content/page/${id}/versions`);
  const versions = page.getByRole('list', { name: /^Versions/ });
  await expect(versions.getByRole('listitem')).toHaveText([/Version 2en ligne/, /Version 1/]);
  await page.getByText('Voir ce qui change').click();
  await expect(page.locator('ins').first()).toHaveText('Verte');
  await expect(page.frameLocator('iframe').nth(1).getByText('Verte à tribord')).toBeVisible();
  await expect(page.frameLocator('iframe').first().getByText('Rouge à bâbord')).toBeVisible();
  await expectAccessible(page);

  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await page.getByRole('button', { name: 'Rétablir comme brouillon…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Ajoutée/ }).uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rétablir ce qui est coché' }).click();
  await expect(page.getByText('La version est rétablie comme brouillon.')).toBeVisible();
  const { modules } = await (await request.get(`/api/pages/${id}`)).json();
  expect(modules.map(({ active, data }: Draft) => [active, data.text])).toEqual([
    [true, 'Rouge à bâbord'],
    [true, 'Ajoutée'],
  ]);
  expect(await (await request.get(url)).text()).toContain('Verte à tribord');
});

test('the preview follows typing, and a click in it opens the form of what was clicked', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { request } = page;
  const { id } = await createPage(request, {
    locale: 'fr',
    title: 'Jetée',
    slug: 'versions-jetee',
  });
  const first = await addActiveModule(request, id, 'statement', statement('La première'));
  await addActiveModule(request, id, 'statement', statement('La seconde'));
  await page.goto(`/admin/content/page/${id}/edit?module=${first.id}`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('La première')).toBeVisible();
  const field = page.getByRole('textbox', { name: /^Déclaration/ });
  await field.fill('Tel que saisi');
  await expect(preview.getByText('Tel que saisi')).toBeVisible();
  await field.fill('');
  await expect(preview.getByText('La première')).toBeVisible();

  await preview.getByText('La seconde').click();
  await expect(field).toHaveValue('La seconde');
  await preview.getByRole('heading', { level: 1 }).click();
  await page
    .getByLabel(/^Titre/)
    .first()
    .fill('Môle');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Môle');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 partie non enregistrée')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Môle');
});

interface Draft {
  readonly active: boolean;
  readonly data: { readonly text: string };
}
