import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    more: 'Autres actions',
    menu: 'Programmer…',
    publishAt: 'Publier le',
    unpublishAt: 'Dépublier le',
    save: 'Programmer',
    past: 'Cet instant est passé : choisissez-en un à venir.',
    done: 'Programmé.',
    planned: /Publication le 1er févr\. 2031.*Dépublication le 2 févr\. 2031/,
    none: 'Ne plus programmer',
    dropped: 'Plus rien n’est programmé.',
  },
  en: {
    locale: 'en-GB',
    more: 'More actions',
    menu: 'Schedule…',
    publishAt: 'Publish on',
    unpublishAt: 'Unpublish on',
    save: 'Schedule',
    past: 'This moment has passed: choose one to come.',
    done: 'Scheduled.',
    planned: /Published on 1 Feb 2031.*Unpublished on 2 Feb 2031/,
    none: 'Schedule nothing',
    dropped: 'Nothing is scheduled any longer.',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor plans a publication and its end, finds it in the list, and drops it', async ({
      page,
    }) => {
      await signIn(page.request);
      const title = `À paraître (${language})`;
      const data = { title, slug: `a-paraitre-${language}`, locale: 'fr' };
      const made = await page.request.post('/api/pages', { data });
      const { id } = await made.json();
      await page.goto(`/admin/pages/${id}`);

      const open = async () => {
        await page.getByRole('button', { name: words.more, exact: true }).click();
        await page.getByRole('menuitem', { name: words.menu }).click();
      };
      const dialog = page.getByRole('dialog');
      await open();
      await dialog.getByLabel(words.publishAt, { exact: true }).fill('2020-02-01T09:00');
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await expect(dialog.getByText(words.past)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(words.publishAt, { exact: true }).fill('2031-02-01T09:00');
      await dialog.getByLabel(words.unpublishAt, { exact: true }).fill('2031-02-02T09:00');
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(page.getByText(words.planned)).toBeVisible();

      await page.goto('/admin/scheduled');
      await expectAccessible(page);
      const row = page.getByRole('row').filter({ hasText: title });
      await expect(row).toContainText('2031');
      await row.getByRole('link', { name: title }).click();
      await open();
      await dialog.getByRole('button', { name: words.none }).click();
      await expect(page.getByText(words.dropped)).toBeVisible();
      await expect(page.getByText(words.planned)).toBeHidden();
    });
  });
}
