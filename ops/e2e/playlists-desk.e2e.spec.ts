import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

const words = {
  fr: {
    create: 'Nouvelle liste de vidéos',
    french: 'Titre (français)',
    english: 'Titre (anglais)',
    add: 'Ajouter une vidéo',
    up: 'Monter',
    edit: 'Modifier',
    delete: 'Supprimer',
    save: 'Enregistrer',
    saved: 'Enregistré\u00a0: ',
    deleted: 'Supprimé\u00a0: ',
    count: '2 vidéos',
  },
  en: {
    create: 'New playlist',
    french: 'Title (French)',
    english: 'Title (English)',
    add: 'Add a video',
    up: 'Move up',
    edit: 'Edit',
    delete: 'Delete',
    save: 'Save',
    saved: 'Saved: ',
    deleted: 'Deleted: ',
    count: '2 videos',
  },
} as const;

for (const language of journeyLanguages('en')) {
  test(`an editor creates a playlist, orders its videos and deletes it (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const name = `Zostère ${language}`;
    await interfaceIn(page, language);
    await signIn(page.request);
    await page.goto('/admin/playlists');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: said.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(said.french).fill(name);
    await dialog.getByLabel(said.english).fill(name);
    for (const place of [0, 1]) {
      const added = dialog.getByRole('group', { name: new RegExp(`^${place + 1}\\. `) });
      // Other journeys use the library too: an option moves when one of them adds a video above it.
      await expect(async () => {
        await dialog.getByRole('combobox', { name: said.add }).click({ timeout: 5_000 });
        await page.getByRole('option').nth(place).click({ timeout: 5_000 });
        await expect(added).toBeVisible({ timeout: 5_000 });
      }).toPass();
    }
    await expectAccessible(page);
    const second = dialog.getByRole('group', { name: /^2\. / }).locator('strong');
    await expect(second).not.toHaveText('2. …');
    const title = String(await second.textContent()).replace('2. ', '');
    await dialog
      .getByRole('group', { name: /^2\. / })
      .getByRole('button', { name: said.up })
      .click();
    await expect(dialog.getByRole('group', { name: `1. ${title}` })).toBeVisible();
    await dialog.getByRole('button', { name: said.save }).click();
    await expect(page.getByText(`${said.saved}${name}`)).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText(said.count);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('button', { name: `${said.edit} ${name}` }).click();
    await expect(dialog.getByRole('group', { name: `1. ${title}` })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `${said.delete} ${name}` }).click();
    await dialog.getByRole('button', { name: said.delete }).click();
    await expect(page.getByText(`${said.deleted}${name}`)).toBeVisible();
  });
}
