import { expect, type Page, test } from '@playwright/test';
import { createPage, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';

/** A journey for each width; each has a page of its own, as they may run at once. */
const widths = [
  {
    width: 1440,
    height: 900,
    title: 'Le môle des brumes',
    slug: 'mole-des-brumes',
    typo: 'mole des bruems',
  },
  {
    width: 1024,
    height: 768,
    title: 'La digue orientale',
    slug: 'digue-orientale',
    typo: 'digeu orientlae',
  },
  {
    width: 390,
    height: 844,
    title: 'Un bassin profond',
    slug: 'bassin-profond',
    typo: 'basin porfond',
  },
] as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher partout' });
const found = (page: Page) => page.getByRole('dialog').getByRole('option');
const best = (page: Page) => found(page).first();

for (const { width, height, title, slug, typo } of widths) {
  test.describe(`the search over everything at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('opens by Ctrl+K, finds a page across typos and by its address, and Enter opens its editor', async ({
      page,
      baseURL,
    }) => {
      await signIn(page.request);
      await interfaceIn(page, 'fr');
      const { id, url } = await createPage(page.request, { locale: 'fr', title, slug });
      await page.goto('/admin/trash');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+K');
      await expect(field(page)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(typo, { delay: 20 });
      await expect(best(page)).toContainText(title);
      // The option that was active is replaced a moment after the list.
      const active = 'document.activeElement?.getAttribute("aria-activedescendant")';
      const isShown = `${active} === null || document.getElementById(${active}) !== null`;
      await expect.poll(() => page.evaluate(isShown)).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/content/page/${id}/edit`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await page.goto('/admin/trash');
      await page.getByRole('button', { name: 'Rechercher partout' }).click();
      await expect(best(page)).toContainText(title);
      await field(page).fill(`${baseURL}${url}?utm_source=mail#haut`);
      await expect(found(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/content/page/${id}/edit`));
    });
  });
}

test('Escape gives the focus back, and an action opens its dialog', async ({ page }) => {
  await signIn(page.request);
  await interfaceIn(page, 'fr');
  await page.goto('/admin/redirects');
  const button = page.getByRole('button', { name: 'Rechercher partout' });
  await button.focus();
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('corbeille');
  await expect(best(page)).toContainText('Corbeille');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('nouvelle page');
  await expect(best(page)).toContainText('Nouvelle page');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nouvelle page' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pages$/);
});

test('? lists every shortcut, outside of fields', async ({ page }) => {
  await signIn(page.request);
  await interfaceIn(page, 'fr');
  await page.goto('/admin/redirects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(dialog).toContainText('Publier');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
});
