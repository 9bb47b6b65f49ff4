import { moduleTypeSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { expect, test } from '@playwright/test';
import { createPage, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    add: 'Ajouter un module',
    search: 'Chercher un type de module',
    words: 'galerie grand',
    found: 'Galerie',
    none: 'Aucun type de module ne correspond.',
    unknown: 'publications recentes onglet',
    named: 'Onglet de la page',
    typed: 'onglet page',
  },
  en: {
    locale: 'en-GB',
    add: 'Add a module',
    search: 'Search module types',
    words: 'large gallery',
    found: 'Gallery',
    none: 'No module type matches.',
    unknown: 'tab zebra',
    named: 'Tab of the page',
    typed: 'page tab',
  },
} as const;

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor finds a module type by typing and adds it by keyboard alone', async ({
      page,
    }) => {
      await signIn(page.request);
      const slug = `choisir-un-module-${language}`;
      const made = await createPage(page.request, { locale: 'fr', title: slug, slug });
      await page.goto(`/admin/content/page/${made.id}/edit`);
      const add = page.getByRole('button', { name: words.add });
      await add.press('Enter');
      const search = page.getByRole('searchbox', { name: words.search });
      const dialog = page.getByRole('dialog', { name: words.add });
      const types = dialog.getByRole('option');
      await expect(search).toBeFocused();
      await expect(types).toHaveCount(moduleTypeSchema.options.length);
      for (const picture of await dialog.locator('svg').all())
        await expect(picture.locator('path').first()).toBeAttached();
      await expectAccessible(page);

      await search.fill(words.unknown);
      await expect(dialog.getByText(words.none)).toBeVisible();
      await expectAccessible(page);
      await search.fill(words.words);
      await expect(types).toHaveCount(1);
      await expect(types.getByText(words.found, { exact: true })).toBeVisible();
      await search.press('Escape');
      await expect(types).toHaveCount(moduleTypeSchema.options.length);
      await search.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();

      await add.press('Enter');
      await search.pressSequentially(words.typed);
      await expect(types).toHaveCount(1);
      await search.press('ArrowDown');
      await search.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: words.named })).toBeVisible();

      await add.click();
      await types.filter({ hasText: words.found }).first().click();
      await expect(dialog).toBeHidden();
      const rows = page.getByRole('navigation').locator('ol').getByRole('listitem');
      await expect(rows).toHaveText([RegExp(words.named), RegExp(words.found)]);

      await rows
        .nth(1)
        .locator('[draggable]')
        .dragTo(rows.nth(0), { targetPosition: { x: 60, y: 4 } });
      await expect(rows).toHaveText([RegExp(words.found), RegExp(words.named)]);
      await page.reload();
      await expect(rows).toHaveText([RegExp(words.found), RegExp(words.named)]);
      await rows.nth(0).getByRole('button').first().press('Alt+ArrowDown');
      await expect(rows).toHaveText([RegExp(words.named), RegExp(words.found)]);
    });
  });
}
