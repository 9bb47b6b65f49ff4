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
    mapping: 'Nom de la correspondance',
    newMapping: 'Nouvelle correspondance',
    sample: 'Choisir un fichier d’exemple',
    fields: {
      Référence: '@nr',
      Intitulé: 'titel',
      'Adresse de candidature': 'ziel',
      Contrat: 'vertrag',
    },
    contract: 'Contrat',
    result: 'Résultat',
    good: 'Une offre serait importée sur 2.',
    save: 'Enregistrer la correspondance',
    saved: /est enregistrée/,
    read: 'Lire le fichier',
    history: /^Historique/,
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
    mapping: 'Name of the mapping',
    newMapping: 'New mapping',
    sample: 'Choose a sample file',
    fields: {
      Reference: '@nr',
      Title: 'titel',
      'Address to apply at': 'ziel',
      Contract: 'vertrag',
    },
    contract: 'Contract',
    result: 'Result',
    good: 'One record of 2 would be imported.',
    save: 'Save the mapping',
    saved: /is saved/,
    read: 'Read the file',
    history: /^History/,
  },
} as const;

const record = (reference: string) => ({
  reference,
  title: { fr: `Éclusier ${reference}`, en: `Lock keeper ${reference}` },
  description: 'Ouvrir et fermer.',
  applyUrl: `https://jobs.estuaire.example/${reference}`,
});

const xml = `<stellen>
<stelle nr="X-1"><titel>Lotse</titel><vertrag>UNB</vertrag><ziel>https://jobs.estuaire.example/x</ziel></stelle>
<stelle nr="X-2"><titel>Lotsin</titel><vertrag>UNB</vertrag></stelle>
</stellen>`;

function chooseFile(page: Page, label: string, records: readonly object[]) {
  return chooseText(page, label, 'offres.json', JSON.stringify({ offers: records }));
}

async function chooseText(page: Page, label: string, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
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

    test('a file of another shape is read by a mapping that is made beside its records', async ({
      page,
    }) => {
      const name = `lotsen-${language}`;
      await signInOnScreen(page, '/admin/offers/mappings');
      await page.getByLabel(words.mapping).fill(name);
      await page.getByRole('button', { name: words.newMapping }).click();
      await chooseText(page, words.sample, 'stellen.xml', xml);
      await expect(page.getByRole('term').filter({ hasText: '@nr' }).first()).toBeVisible();
      for (const [field, path] of Object.entries(words.fields))
        await page.getByRole('combobox', { name: field, exact: true }).fill(path);
      const contract = page.getByRole('group', { name: words.contract, exact: true });
      await contract.locator('summary').click();
      await contract.getByLabel('UNB').selectOption('permanent');
      const result = page.getByRole('region', { name: words.result });
      await expect(result.getByText(words.good)).toBeVisible();
      await expect(result.getByText('permanent')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();

      await page.goto('/admin/offers/upload');
      await page.getByLabel(words.source).selectOption('+');
      await page.getByLabel(words.newSource).fill(name);
      await page.getByLabel(words.read).selectOption(name);
      await chooseText(page, words.file, 'stellen.xml', xml);
      await page.getByRole('button', { name: words.preview }).click();
      await expect(page.getByText(words.refused)).toBeVisible();
      await page.getByRole('button', { name: words.apply }).click();
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
      await page.goto(`/admin/offers/mappings?name=${name}`);
      await page.getByRole('link', { name: words.history }).click();
      await expect(page.getByText('@nr')).toBeVisible();
    });
  });
}
