import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    more: 'Autres actions',
    archive: 'Archiver',
    archived: 'La page est archivée.',
    where: 'Aux archives : ni sur le site, ni dans les listes.',
    back: 'Sortir des archives',
    isBack: 'Sortie des archives ; la page n’est pas publiée.',
    schedule: 'Programmer…',
    publish: 'Publier',
    select: 'Choisir : ',
    done: 'Fait : 1 sur 1',
    close: 'Fermer',
  },
  en: {
    locale: 'en-GB',
    more: 'More actions',
    archive: 'Archive',
    archived: 'The page is archived.',
    where: 'In the archive: neither on the site nor in the lists.',
    back: 'Bring back from the archive',
    isBack: 'Brought back from the archive; the page is not published.',
    schedule: 'Schedule…',
    publish: 'Publish',
    select: 'Select: ',
    done: 'Done: 1 of 1',
    close: 'Close',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor archives a page, finds it among the archived ones, and restores it from the list', async ({
      page,
    }) => {
      await signIn(page.request);
      const title = `Ancienne offre (${language})`;
      const data = { title, slug: `ancienne-offre-${language}`, locale: 'fr', publish: true };
      const made = await page.request.post('/api/pages', { data });
      const { id, url } = await made.json();
      await page.goto(`/admin/pages/${id}`);

      const more = page.getByRole('button', { name: words.more, exact: true });
      await more.click();
      await page.getByRole('menuitem', { name: words.archive, exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: words.archive }).click();
      await expect(page.getByText(words.archived)).toBeVisible();
      await expect(page.getByText(words.where)).toBeVisible();
      await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeHidden();
      await more.click();
      await expect(page.getByRole('menuitem', { name: words.schedule })).toBeHidden();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await expect(async () => expect((await page.request.get(url)).status()).toBe(410)).toPass();

      const query = encodeURIComponent(title);
      await page.goto(`/admin/pages?q=${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toBeHidden();
      await page.goto(`/admin/pages?q=${query}&status=archived`);
      await page.getByLabel(words.select + title).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.back }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.back }).click();
      await expect(dialog.getByText(words.done)).toBeVisible();
      await dialog.getByRole('button', { name: words.close }).click();
      await page.goto(`/admin/pages/${id}`);
      await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeVisible();

      const { revision } = await (await page.request.get(`/api/pages/${id}`)).json();
      const headers = { 'If-Match': `"${revision}"` };
      await page.request.delete(`/api/pages/${id}`, { headers });
    });

    test('restores an archived page from its editor', async ({ page }) => {
      await signIn(page.request);
      const title = `Vieille page (${language})`;
      const data = { title, slug: `vieille-page-${language}`, locale: 'fr' };
      const { id } = await (await page.request.post('/api/pages', { data })).json();
      await page.request.post(`/api/pages/${id}/archive`);
      await page.goto(`/admin/pages/${id}`);
      await page.getByRole('button', { name: words.back }).click();
      await expect(page.getByText(words.isBack)).toBeVisible();
      await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeVisible();
      await page.request.delete(`/api/pages/${id}`, { headers: { 'If-Match': '"1"' } });
    });
  });
}
