import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    width: 1440,
    link: 'Importer un fichier',
    source: 'Source du fichier',
    newSource: /^Nom de la nouvelle source/,
    file: 'Choisir un fichier',
    complete: /^Le fichier contient toutes les offres/,
    preview: 'Voir ce que ferait ce fichier',
    would: 'Ce que ferait ce fichier',
    refused: 'Une offre refusée',
    missing: /adresse de candidature · valeur absente/,
    apply: /^Importer ces? /,
    done: 'Le fichier est importé',
    withdraw: 'Une offre à retirer',
    report: 'Lire son compte rendu',
  },
  en: {
    locale: 'en-GB',
    width: 390,
    link: 'Import a file',
    source: 'Source of the file',
    newSource: /^Name of the new source/,
    file: 'Choose a file',
    complete: /^The file has all offers/,
    preview: 'See what the file would do',
    would: 'What the file would do',
    refused: 'One offer refused',
    missing: /application address · missing/,
    apply: /^Import th(is|ese) /,
    done: 'The file is imported',
    withdraw: 'One offer to withdraw',
    report: 'Read its report',
  },
} as const;

const record = (reference: string) => ({
  reference,
  title: { fr: `Éclusier ${reference}`, en: `Lock keeper ${reference}` },
  description: 'Ouvrir et fermer.',
  applyUrl: `https://jobs.estuaire.example/${reference}`,
});

async function chooseFile(page: Page, label: string, records: readonly object[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  const buffer = Buffer.from(JSON.stringify({ offers: records }));
  await (await chooser).setFiles({ name: 'offres.json', mimeType: 'application/json', buffer });
}

for (const language of ['fr', 'en'] as const) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale, viewport: { width: words.width, height: 900 } });

    test('a file of offers is previewed, imported and reported, and a later one withdraws', async ({
      page,
    }) => {
      const source = `ecluses-${language}`;
      await signInOnScreen(page, '/admin/offers/imports');
      await page.getByRole('link', { name: words.link }).click();
      await page.getByLabel(words.source).selectOption('+');
      await page.getByLabel(words.newSource).fill(source);
      const broken = { reference: 'C', title: 'Sans adresse' };
      await chooseFile(page, words.file, [record('A'), record('B'), broken]);
      await page.getByRole('button', { name: words.preview }).click();
      await expect(page.getByRole('heading', { name: words.would })).toBeVisible();
      await expect(page.getByText(words.refused)).toBeVisible();
      await expect(page.getByText(words.missing)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.apply }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();

      await chooseFile(page, words.file, [record('A')]);
      await page.getByRole('checkbox', { name: words.complete }).check();
      await page.getByRole('button', { name: words.preview }).click();
      await expect(page.getByText(words.withdraw)).toBeVisible();
      await page.getByRole('button', { name: words.apply }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
      await page.getByRole('link', { name: words.report }).click();
      await expect(page.getByRole('heading', { level: 2, name: source })).toHaveCount(2);
      await expectAccessible(page);
    });
  });
}
