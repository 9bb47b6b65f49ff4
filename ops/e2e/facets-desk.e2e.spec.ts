import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

const words = {
  fr: {
    create: 'Nouvelle valeur',
    french: 'Nom (français)',
    english: 'Nom (anglais)',
    id: 'Identifiant',
    search: /Trouver une valeur/,
    edit: 'Modifier',
    save: 'Enregistrer',
    saved: 'Enregistré\u00a0: ',
    delete: 'Supprimer',
    deleted: 'Supprimé\u00a0: ',
    undo: 'Annuler',
    back: 'Rétabli\u00a0: ',
    close: 'Fermer',
    inUse: /ne peut pas être supprimée/,
    arrange: 'Mettre en ordre',
    byName: 'Trier par nom',
    arranged: 'Enregistré\u00a0: Ordre des valeurs',
    group: 'domains',
  },
  en: {
    create: 'New value',
    french: 'Name (French)',
    english: 'Name (English)',
    id: 'Id',
    search: /Find a value/,
    edit: 'Edit',
    save: 'Save',
    saved: 'Saved: ',
    delete: 'Delete',
    deleted: 'Deleted: ',
    undo: 'Undo',
    back: 'Brought back: ',
    close: 'Close',
    inUse: /cannot be deleted/,
    arrange: 'Put in order',
    byName: 'Sort by name',
    arranged: 'Saved: Order of the values',
    group: 'countries',
  },
} as const;

for (const language of journeyLanguages('en')) {
  test(`an editor adds a value to a filter, renames it, deletes it, and restores it (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const name = `Zostère ${language}`;
    await interfaceIn(page, language);
    await signIn(page.request);
    // Keywords: no other spec counts them.
    await page.goto('/admin/facets?group=keywords');
    await page.getByRole('button', { name: said.create }).click();
    await page.getByLabel(said.french).fill(name);
    await page.getByLabel(said.english).fill(name);
    await expect(page.getByLabel(said.id, { exact: true })).toHaveValue(`zostere-${language}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByText(`${said.saved}${name}`)).toBeVisible();
    await page.getByLabel(said.search).fill(`ZOSTERE ${language}`);
    await page.getByRole('button', { name: `${said.edit} ${name}` }).click();
    await page.getByLabel(said.english).fill(`Eelgrass ${language}`);
    await page.getByRole('button', { name: said.save }).click();
    const renamed = page.getByRole('cell', { name: `Eelgrass ${language}` });
    await expect(renamed).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    const remove = async () => {
      await page.getByRole('button', { name: `${said.delete} ${name}` }).click();
      await page.getByRole('button', { name: said.delete, exact: true }).click();
      await expect(page.getByText(`${said.deleted}${name}`)).toBeVisible();
      await expect(renamed).toBeHidden();
    };
    await remove();
    await page.getByRole('button', { name: said.undo }).click();
    await expect(page.getByText(`${said.back}${name}`)).toBeVisible();
    await expect(renamed).toBeVisible();
    await remove();
  });

  test(`a value in use cannot be deleted, and an editor orders values by keyboard and mouse (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    await interfaceIn(page, language);
    await signIn(page.request);
    await page.goto(`/admin/facets?group=${said.group}`);
    const names = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await names
      .first()
      .getByRole('button', { name: new RegExp(`^${said.delete}`) })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(said.inUse);
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: said.close }).click();

    await page.getByRole('button', { name: said.arrange }).click();
    const items = dialog.getByRole('listitem');
    const nameOf = async (place: number) =>
      (await items.nth(place).locator('strong').innerText()).replace(/^\d+\. /, '');
    const [first, second] = [await nameOf(0), await nameOf(1)];
    const moved = dialog.getByRole('group', { name: `1. ${first}` });
    await moved.getByRole('button').last().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(dialog.getByRole('group', { name: `2. ${first}` })).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await items.nth(2).locator('[draggable=true]').dragTo(items.nth(0));
    await expect(dialog.getByRole('group', { name: `2. ${second}` })).toBeVisible();
    const order = [await nameOf(0), second];
    await expectAccessible(page);
    await dialog.getByRole('button', { name: said.save }).click();
    await expect(page.getByText(said.arranged)).toBeVisible();
    await expect(names.nth(0)).toContainText(order[0] ?? '');
    await expect(names.nth(1)).toContainText(order[1] ?? '');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: said.arrange }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: said.byName }).click();
    await dialog.getByRole('button', { name: said.save }).click();
    await expect(names.nth(0)).toContainText(first);
  });
}
