import { expect, test } from '@playwright/test';
import { createPage, signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    title: 'Corbeille',
    select: 'Choisir : ',
    restore: 'Rétablir 2 éléments',
    confirm: 'Rétablir',
    partly: 'Fait : 1 sur 2',
    there: 'Rétablir à cette adresse',
    done: 'Fait : 2 sur 2',
    close: 'Fermer',
    type: 'Type',
    images: 'Images',
    redirects: 'Redirections',
    restoreOne: 'Rétablir un élément',
    doneOne: 'Fait : 1 sur 1',
    columns: 'Colonnes',
    languages: 'Langues',
  },
  en: {
    locale: 'en-GB',
    title: 'Trash',
    select: 'Select: ',
    restore: 'Bring back 2 items',
    confirm: 'Bring back',
    partly: 'Done: 1 of 2',
    there: 'Bring back there',
    done: 'Done: 2 of 2',
    close: 'Close',
    type: 'What',
    images: 'Images',
    redirects: 'Redirects',
    restoreOne: 'Bring back one item',
    doneOne: 'Done: 1 of 1',
    columns: 'Columns',
    languages: 'Languages',
  },
} as const;

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor restores deleted pages, one of them under another slug since its own was taken', async ({
      page,
    }) => {
      await signIn(page.request);
      const { request } = page;
      const made = (name: string, slug: string) =>
        createPage(request, { locale: 'fr', title: `${name} (${language})`, slug });
      const gone = async (id: string, revision = 1) =>
        request.delete(`/api/pages/${id}`, { headers: { 'If-Match': `"${revision}"` } });
      const taken = await made('Prise', `prise-${language}`);
      const free = await made('Libre', `libre-${language}`);
      await gone(taken.id);
      const lastGone = await gone(free.id);
      const other = await made('Remplaçante', `prise-${language}`);
      await waitUntilRead(request, '/api/pages', lastGone);

      await page.goto('/admin/trash');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      for (const name of ['Prise', 'Libre'])
        await page.getByLabel(`${words.select}${name} (${language})`).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.restore }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(dialog.getByText(words.partly)).toBeVisible();
      await expectAccessible(page);
      await expect(dialog.getByRole('textbox')).toHaveValue(`prise-${language}-2`);
      await dialog.getByRole('button', { name: words.there }).click();
      await expect(dialog.getByText(words.done)).toBeVisible();
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(page.getByText(`Libre (${language})`)).toBeHidden();
      const back = await (await request.get(`/api/pages/${taken.id}`)).json();
      expect(back).toMatchObject({ slug: `prise-${language}-2`, status: 'draft', revision: 2 });

      await page.getByLabel(words.type, { exact: true }).selectOption(words.images);
      await expect(page).toHaveURL(/type=image/);
      for (const one of [other, free]) await gone(one.id);
      await gone(taken.id, 2);
    });

    test('an editor restores a deleted redirect', async ({ page }) => {
      await signIn(page.request);
      const { request } = page;
      const from = `/corbeille-${language}`;
      const data = { from, target: { status: 410 } };
      const { id } = await (await request.post('/api/redirects', { data })).json();
      const address = `/api/redirects/${id}`;
      const gone = await request.delete(address, { headers: { 'If-Match': '"1"' } });
      await waitUntilRead(request, '/api/trash/redirect', gone);

      await page.goto('/admin/trash');
      await page.getByLabel(words.type, { exact: true }).selectOption(words.redirects);
      await page.getByLabel(`${words.select}${from}`).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.restoreOne }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(dialog.getByText(words.doneOne)).toBeVisible();
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(page.getByText(from)).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      expect(await (await request.get(address)).json()).toMatchObject({ from, revision: 2 });
      await request.delete(address, { headers: { 'If-Match': '"2"' } });
    });

    test('an editor chooses the columns of a list by keyboard, and they are remembered', async ({
      page,
    }) => {
      await signIn(page.request);
      await page.goto('/admin/pages');
      const heading = page.getByRole('columnheader', { name: words.languages });
      await expect(heading).toBeVisible();
      await page.getByRole('button', { name: words.columns }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemcheckbox', { name: words.languages })).toBeFocused();
      await page.keyboard.press('Space');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(heading).toBeHidden();
      await page.reload();
      await expect(page.getByRole('columnheader').first()).toBeVisible();
      await expect(heading).toBeHidden();
    });
  });
}
