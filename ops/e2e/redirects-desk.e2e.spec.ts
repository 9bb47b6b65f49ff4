import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { expectStored } from './fixtures/stored-text.ts';

const words = {
  fr: {
    section: 'Site',
    title: 'Redirections',
    create: 'Nouvelle redirection',
    from: 'Ancienne adresse',
    to: 'Nouvelle adresse',
    save: 'Enregistrer',
    saved: 'Enregistré\u00a0: ',
    deleted: 'Supprimé\u00a0: ',
    undeleted: 'Rétabli\u00a0: ',
    undo: 'Annuler',
    edit: 'Modifier',
    delete: 'Supprimer',
    nowhere: 'rien n’est publié à la nouvelle adresse',
    loop: 'indiquez directement la dernière adresse',
    restore: 'Reprendre ce travail',
    search: /Trouver une redirection/,
    none: 'Aucune redirection ne correspond.',
    history: (name: string) => `Historique de «\u00a0${name}\u00a0»`,
    restore1: 'Restaurer la révision 1',
    restored1: 'Restaurée\u00a0: révision 1',
    back: 'Retour\u00a0: Redirections',
  },
  en: {
    section: 'Site',
    title: 'Redirects',
    create: 'New redirect',
    from: 'Old address',
    to: 'New address',
    save: 'Save',
    saved: 'Saved: ',
    deleted: 'Deleted: ',
    undeleted: 'Brought back: ',
    undo: 'Undo',
    edit: 'Edit',
    delete: 'Delete',
    nowhere: 'nothing is published at the new address',
    loop: 'give the last address directly',
    restore: 'Restore it',
    search: /Find a redirect/,
    none: 'No redirect matches.',
    history: (name: string) => `History of “${name}”`,
    restore1: 'Restore revision 1',
    restored1: 'Restored: revision 1',
    back: 'Back: Redirects',
  },
} as const;

/** Opens the list from another screen, using only the keyboard. */
async function openByKeyboard(page: Page, language: 'fr' | 'en'): Promise<void> {
  const said = words[language];
  await page.goto('/admin/offers');
  await page.evaluate(
    (chosen) => localStorage.setItem('parvis.interface-language', chosen),
    language,
  );
  await page.reload();
  await page.locator('summary', { hasText: said.section }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('link', { name: said.title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
}

for (const language of journeyLanguages('fr')) {
  test(`an editor creates, edits and deletes a redirect, and visitors follow it (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const from = `/desk-${language}/ancienne`;
    await signIn(page.request);
    await openByKeyboard(page, language);
    await page.getByRole('button', { name: said.create }).click();
    await expectAccessible(page);
    await page.getByLabel(said.from).fill(from);
    await page.getByLabel(said.to).fill(from);
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: said.loop })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(said.to).fill('/groupe');
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByText(`${said.saved}${from}`)).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(from, { maxRedirects: 0 })).headers()['location'])
      .toBe('/groupe');

    await page.getByLabel(said.search).fill(from);
    await page.getByRole('button', { name: `${said.edit} ${from}` }).click();
    await page.getByLabel(said.to).fill('/desk-ailleurs');
    await expectStored(page, '/desk-ailleurs');
    // As in a crash.
    await page.reload();
    await page.getByRole('button', { name: `${said.edit} ${from}` }).click();
    await page.getByRole('button', { name: said.restore }).click();
    await expect(page.getByLabel(said.to)).toHaveValue('/desk-ailleurs');
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: said.nowhere })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByText('→ /desk-ailleurs')).toBeVisible();
    await expect(page.getByRole('row', { name: from })).toContainText(said.nowhere);

    await page.getByRole('link', { name: said.history(from) }).click();
    await expect(page.getByRole('heading', { level: 1, name: said.history(from) })).toBeVisible();
    await expect(page.locator('ins')).toHaveText('desk-ailleurs');
    await expectAccessible(page);
    await page.getByRole('button', { name: said.restore1 }).click();
    await expect(page.getByText(said.restored1)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('link', { name: said.back }).click();
    await page.getByLabel(said.search).fill(from);
    await expect(page).toHaveURL(/desk-/);
    // The first revision led there too, and the list may still show it.
    await page.reload();
    await expect(page.getByRole('row', { name: from })).toContainText('→ /groupe');

    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('button', { name: `${said.delete} ${from}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.delete }).click();
    await expect(page.getByText(`${said.deleted}${from}`)).toBeVisible();
    await page.getByRole('button', { name: said.undo }).click();
    await expect(page.getByText(`${said.undeleted}${from}`)).toBeVisible();
    await expect(page.getByRole('cell', { name: from, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `${said.delete} ${from}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.delete }).click();
    await expect(page.getByRole('cell', { name: from, exact: true })).toHaveCount(0);
    await expect(page.getByText(said.none)).toBeVisible();
    await expect.poll(async () => (await page.request.get(from)).status()).toBe(404);
  });
}
