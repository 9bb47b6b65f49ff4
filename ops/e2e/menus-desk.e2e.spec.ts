import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

const words = {
  fr: {
    add: 'Ajouter une entrée',
    label: 'Libellé',
    leads: 'Mène à',
    path: 'une adresse du site',
    address: 'Adresse',
    content: 'Contenu',
    save: 'Enregistrer',
    entries: 'Entrées du menu',
    keep: 'Enregistrer ma version',
    page: 'Le Groupe',
    remove: 'Supprimer',
    undo: 'Annuler',
    none: 'Ce menu n’a pas encore d’entrée dans cette langue.',
  },
  en: {
    add: 'Add an entry',
    label: 'Label',
    leads: 'Leads to',
    path: 'an address of the site',
    address: 'Address',
    content: 'Content',
    save: 'Save',
    entries: 'Entries of the menu',
    keep: 'Save my version',
    page: 'The Group',
    remove: 'Delete',
    undo: 'Undo',
    none: 'This menu has no entry in this language yet.',
  },
} as const;

interface Entry {
  readonly label: string;
  readonly link: { readonly kind: string };
  readonly children: readonly Entry[];
}

const drawn = (entries: readonly Entry[]): readonly unknown[] =>
  entries.map(({ label, children }) => (children.length > 0 ? [label, drawn(children)] : label));

/** Saves, and returns the menu once the new revision can be read. */
async function savedAs(page: Page, revision: number, name: string, language: 'fr' | 'en') {
  await page.getByRole('button', { name: words[language].save, exact: true }).click();
  await expect(page.getByText(new RegExp(`^R[ée]vision ${revision},`))).toBeVisible();
  let menu: { id: string; revision: number; entries: Entry[] } | undefined;
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/menus?name=${name}&locale=${language}`);
      [menu] = (await response.json()).items;
      return menu?.revision;
    })
    .toBe(revision);
  if (menu === undefined) throw new Error('no menu');
  return menu;
}

for (const language of journeyLanguages('fr')) {
  test(`an editor creates a menu: entries, order by keys and by mouse, a link to a page (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    // A menu that no page shows.
    const name = `desk-${language}`;
    await page.addInitScript(
      (chosen) => localStorage.setItem('parvis.interface-language', chosen),
      language,
    );
    await signIn(page.request);
    await page.goto(`/admin/menus?name=${name}&locale=${language}`);
    const entry = (label: string) => page.locator('button[aria-keyshortcuts]', { hasText: label });
    for (const label of ['Alpha', 'Beta', 'Gamma']) {
      await page.getByRole('button', { name: said.add }).click();
      await page.getByLabel(said.label).fill(label);
      await page.getByLabel(said.leads).selectOption(said.path);
      await page.getByLabel(said.address).fill(`/${label}`);
    }
    await expectAccessible(page);
    const made = await savedAs(page, 1, name, language);
    expect(drawn(made.entries)).toEqual(['Alpha', 'Beta', 'Gamma']);

    await entry('Gamma').press('Alt+ArrowUp');
    await expect(entry('Gamma')).toBeFocused();
    await entry('Gamma').press('Alt+ArrowRight');
    await entry('Beta')
      .locator('..')
      .locator('[draggable]')
      .dragTo(entry('Alpha'), {
        targetPosition: { x: 60, y: 3 },
      });
    await expect(page.getByRole('list', { name: said.entries }).locator('strong')).toHaveText([
      'Beta',
      'Alpha',
      'Gamma',
    ]);
    await entry('Gamma').click();
    await page.getByLabel(said.leads).selectOption({ index: 0 });
    await page.getByRole('combobox', { name: said.content }).fill(said.page);
    // The choices change during typing: the option pressed may be from before.
    const found = page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(said.page, 'i') });
    await found.first().click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    const moved = await savedAs(page, 2, name, language);
    expect(drawn(moved.entries)).toEqual(['Beta', ['Alpha', ['Gamma']]]);
    expect(moved.entries[1]?.children[0]?.link.kind).toBe('content');

    const over = await page.request.put(`/api/menus/${moved.id}`, {
      data: { entries: [] },
      headers: { 'If-Match': `"${moved.revision}"` },
    });
    expect(over.status()).toBe(200);
    await entry('Gamma').press('Alt+ArrowLeft');
    await page.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('button', { name: said.keep }).click();
    await expect(page.getByText(/^R[ée]vision 4,/)).toBeVisible();
    const kept = await (await page.request.get(`/api/menus/${moved.id}`)).json();
    expect(drawn(kept.entries)).toEqual(['Beta', 'Alpha', 'Gamma']);
    const remove = async () => {
      await page.getByRole('button', { name: `${said.remove} ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: said.remove }).click();
      await expect(page.getByText(said.none)).toBeVisible();
    };
    await remove();
    await page.getByRole('button', { name: said.undo }).click();
    await expect(entry('Gamma')).toBeVisible();
    await remove();
  });
}
