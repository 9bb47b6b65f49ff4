import { expect, test } from '@playwright/test';
import { createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    tree: 'Arborescence',
    move: 'Déplacer : ',
    under: 'Placer sous',
    confirm: 'Déplacer',
    moved: /Page déplacée/,
    toTop: 'Placer au premier niveau',
    undo: 'Annuler',
  },
  en: {
    locale: 'en-GB',
    tree: 'Page tree',
    move: 'Move: ',
    under: 'Put under',
    confirm: 'Move',
    moved: /Page moved/,
    toTop: 'Put at the top level',
    undo: 'Undo',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor navigates the tree by keyboard and moves pages by a dialog and by dragging, after seeing which addresses change', async ({
      page,
    }) => {
      await signIn(page.request);
      const { request } = page;
      const made = async (name: string, parentId?: string) => {
        const slug = `arbre-${name}-${language}`;
        const title = `Arbre ${name} ${language}`;
        const { id } = await createPage(request, {
          locale: 'fr',
          title,
          slug,
          ...(parentId === undefined ? {} : { parentId }),
        });
        await publish(request, id);
        return { id, title, slug };
      };
      const oak = await made('chene');
      const leaf = await made('feuille', oak.id);
      const birch = await made('bouleau');
      await page.goto('/admin/tree');
      const tree = page.getByRole('treegrid', { name: words.tree });
      const row = (title: string) => tree.getByRole('row', { name: title });
      await row(birch.title).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await expect(row(leaf.title)).toBeHidden();

      await row(oak.title).focus();
      await page.keyboard.press('ArrowRight');
      await expect(row(leaf.title)).toBeVisible();
      await expectAccessible(page);

      const move = (title: string) =>
        tree.getByRole('button', { name: words.move + title, exact: true });
      const dialog = page.getByRole('dialog');
      await move(leaf.title).click();
      await dialog.getByRole('combobox', { name: words.under }).fill(birch.title);
      await page.getByRole('option', { name: birch.title }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(dialog.locator('del')).toHaveText(`/${oak.slug}/${leaf.slug}`);
      await expect(dialog.locator('ins')).toHaveText(`/${birch.slug}/${leaf.slug}`);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(page.getByText(words.moved)).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: words.undo, exact: true }).click();
      await expect(row(leaf.title)).toBeVisible();

      await row(leaf.title).dragTo(row(birch.title));
      await expect(dialog.locator('ins')).toHaveText(`/${birch.slug}/${leaf.slug}`);
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(row(leaf.title)).toBeHidden();

      await row(birch.title).focus();
      await page.keyboard.press('ArrowRight');
      await move(leaf.title).click();
      await dialog.getByRole('button', { name: words.toTop }).click();
      await expect(dialog.locator('ins')).toHaveText(`/${leaf.slug}`);
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(row(leaf.title)).toHaveAttribute('aria-level', '1');
      await expect(async () =>
        expect((await request.get(`/${leaf.slug}`)).status()).toBe(200),
      ).toPass();

      for (const { id } of [leaf, oak, birch]) {
        const { revision } = await (await request.get(`/api/pages/${id}`)).json();
        await request.delete(`/api/pages/${id}`, { headers: { 'If-Match': `"${revision}"` } });
      }
    });
  });
}
