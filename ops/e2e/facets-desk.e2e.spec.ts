import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';

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
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  test(`an editor adds a value to a filter and renames it (${language})`, async ({ page }) => {
    const said = words[language];
    const name = `Zostère ${language}`;
    await interfaceIn(page, language);
    await signIn(page.request);
    // Keywords: nothing else counts them.
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
    await expect(page.getByRole('cell', { name: `Eelgrass ${language}` })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}
