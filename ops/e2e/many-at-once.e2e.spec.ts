import { expect, type Page, test } from '@playwright/test';
import { signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    title: 'Escale groupée',
    parent: 'Quai commun (fr)',
    all: 'Choisir tout ce qui est affiché',
    move: 'Déplacer',
    under: 'Placer sous',
    file: 'Classer',
    regions: 'Régions',
    region: 'Mer Celtique',
    field: 'Rubrique de classement',
    done: 'Fait : 3 sur 3',
    close: 'Fermer',
  },
  en: {
    locale: 'en-GB',
    title: 'Grouped call',
    parent: 'Quai commun (en)',
    all: 'Select all shown',
    move: 'Move',
    under: 'Put under',
    file: 'File',
    regions: 'Regions',
    region: 'Celtic Sea',
    field: 'Field',
    done: 'Done: 3 of 3',
    close: 'Close',
  },
} as const;
type Words = (typeof interfaces)[keyof typeof interfaces];

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('three pages are moved under another one, and filed', async ({ page }) => {
      await signIn(page.request);
      const quay = await create(page, words.parent, `quai-commun-${language}`);
      const slugs = [1, 2, 3].map((number) => `escale-groupee-${language}-${number}`);
      const ids: string[] = [];
      for (const [place, slug] of slugs.entries())
        ids.push((await create(page, `${words.title} ${place + 1}`, slug)).id);

      await selectAll(page, words);
      await page.getByRole('button', { name: words.move }).click();
      const dialog = page.getByRole('dialog');
      const confirm = (name: string) => dialog.getByRole('button', { name, exact: true });
      await expect(confirm(words.move)).toBeDisabled();
      await dialog.getByRole('combobox', { name: words.under }).fill(words.parent);
      await page.getByRole('option', { name: words.parent }).click();
      await expectAccessible(page);
      await confirm(words.move).click();
      await expect(dialog.getByText(words.done)).toBeVisible();
      await confirm(words.close).click();
      for (const [place, slug] of slugs.entries()) {
        const moved = await page.request.get(`/api/pages/${ids[place]}`);
        expect(await moved.json()).toMatchObject({ url: `${quay.url}/${slug}`, pending: false });
      }

      await selectAll(page, words);
      await page.getByRole('button', { name: words.file }).click();
      await dialog.getByLabel(words.field).selectOption({ label: words.regions });
      await dialog.getByRole('combobox', { name: words.regions }).fill(words.region);
      await page.getByRole('option', { name: words.region }).click();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expectAccessible(page);
      await confirm(words.file).click();
      await expect(dialog.getByText(words.done)).toBeVisible();
      await confirm(words.close).click();
      for (const id of ids) {
        const filed = await (await page.request.get(`/api/pages/${id}`)).json();
        expect(filed).toMatchObject({ pending: true });
        expect(filed.regions).toHaveLength(1);
      }

      for (const id of [...ids, quay.id]) await remove(page, id);
    });
  });
}

async function create(page: Page, title: string, slug: string) {
  const data = { title, slug, locale: 'fr', publish: true };
  const made = await page.request.post('/api/pages', { data });
  expect(made.ok()).toBe(true);
  const query = `q=${encodeURIComponent(title)}`;
  await waitUntilRead(page.request, `/api/pages?${query}`, made);
  await waitUntilRead(page.request, `/admin/autocomplete/content?${query}`, made);
  return made.json();
}

async function selectAll(page: Page, words: Words): Promise<void> {
  await page.goto(`/admin/pages?q=${encodeURIComponent(words.title)}`);
  await page.getByLabel(words.all).check();
}

async function remove(page: Page, id: string): Promise<void> {
  const { revision } = await (await page.request.get(`/api/pages/${id}`)).json();
  await page.request.delete(`/api/pages/${id}`, { headers: { 'If-Match': `"${revision}"` } });
}
