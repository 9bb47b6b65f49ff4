import { expect, test } from '@playwright/test';
import { signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { expectStored } from './fixtures/stored-text.ts';

const words = {
  fr: {
    focus: 'Focus',
    create: 'Nouveau message',
    text: 'Texte',
    edit: 'Modifier',
    delete: 'Supprimer',
    save: 'Enregistrer',
    deleted: 'Supprimé\u00a0: ',
    restore: 'Reprendre ce travail',
  },
  en: {
    focus: 'Live feed of the feature',
    create: 'New post',
    text: 'Text',
    edit: 'Edit',
    delete: 'Delete',
    save: 'Save',
    deleted: 'Deleted: ',
    restore: 'Restore it',
  },
} as const;

for (const language of journeyLanguages('en')) {
  test(`an editor writes in the live feed of a focus, corrects a post and removes it (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const title = `Régate ${language}`;
    await interfaceIn(page, language);
    await signIn(page.request);
    const made = await page.request.post('/api/focuses', {
      data: { locale: 'fr', title, slug: `desk-regate-${language}`, live: true },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id, revision } = await made.json();
    await waitUntilRead(page.request, '/api/focuses', made);
    await page.goto('/admin/live-posts');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: said.focus }).fill(title);
    await page.getByRole('option', { name: title }).click();
    await page.getByRole('button', { name: said.create }).click();
    await page.getByRole('textbox', { name: said.text }).pressSequentially('Le départ est donné');
    await expectStored(page, 'Le départ est donné');
    // As in a crash.
    await page.reload();
    await page.getByRole('button', { name: said.create }).click();
    await page.getByRole('button', { name: said.restore }).click();
    await expect(page.getByRole('textbox', { name: said.text })).toHaveText('Le départ est donné');
    await expectAccessible(page);
    await page.getByRole('button', { name: said.save }).click();
    const row = page.getByRole('row', { name: /Le départ est donné/ });
    await expect(row).toBeVisible();

    await page.getByRole('button', { name: `${said.edit} Le départ est donné` }).click();
    await page.getByRole('textbox', { name: said.text }).press('End');
    await page.keyboard.type(' à dix heures.');
    await page.getByRole('button', { name: said.save }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const name = 'Le départ est donné à dix heures.';
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('button', { name: `${said.delete} ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.delete }).click();
    await expect(page.getByText(`${said.deleted}${name}`)).toBeVisible();
    const gone = await page.request.delete(`/api/focuses/${id}`, {
      headers: { 'If-Match': `"${revision}"` },
    });
    expect(gone.status(), await gone.text()).toBeLessThan(300);
  });
}
