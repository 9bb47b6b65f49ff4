import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The words of the interface that the journeys touch, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    add: 'Ajouter un module',
    statement: /^Déclaration/,
    statementField: 'Déclaration',
    save: 'Enregistrer',
    saved: 'Contenu enregistré',
    publish: 'Publier',
    published: /^Page publiée/,
    history: 'Historique',
    summary: 'Résumé',
    delete: 'Supprimer',
    more: 'Autres actions',
    gone: 'La page est supprimée.',
  },
  en: {
    locale: 'en-GB',
    add: 'Add a module',
    statement: /^Statement/,
    statementField: 'Statement',
    save: 'Save',
    saved: 'Content saved!',
    publish: 'Publish',
    published: /^Page published/,
    history: 'History',
    summary: 'Summary',
    delete: 'Delete',
    more: 'More actions',
    gone: 'The page was deleted.',
  },
} as const;
type Language = keyof typeof interfaces;

/** What is typed to create an item of each kind, and one field of its own that is changed then. */
const kinds = {
  news: {
    path: '/admin/news',
    fr: { create: 'Nouvelle actualité', submit: 'Créer l’actualité', own: 'Classement' },
    en: { create: 'New news item', submit: 'Create the news item', own: 'Classification' },
  },
  focus: {
    path: '/admin/focuses',
    fr: {
      create: 'Nouveau dossier',
      submit: 'Créer le dossier',
      own: 'Ouverture en pleine fenêtre',
    },
    en: { create: 'New feature', submit: 'Create the feature', own: 'Opens in the whole window' },
  },
  chapter: {
    path: '/admin/chapters',
    fr: { create: 'Nouveau chapitre', submit: 'Créer le chapitre', own: 'Autres options' },
    en: { create: 'New chapter', submit: 'Create the chapter', own: 'Other options' },
  },
  personality: {
    path: '/admin/personalities',
    fr: { create: 'Nouvelle personnalité', submit: 'Créer la personnalité', own: 'Porte-parole' },
    en: { create: 'New person', submit: 'Create the person', own: 'Spokesperson' },
  },
} as const;
type Kind = keyof typeof kinds;

async function fillNewItem(page: Page, kind: Kind, language: Language, name: string) {
  const dialog = page.getByRole('dialog');
  const label = (fr: string, en: string) => dialog.getByLabel(language === 'fr' ? fr : en).first();
  if (kind === 'personality') {
    await label('Prénom', 'First name').fill('Maëlle');
    await dialog.getByLabel(language === 'fr' ? 'Nom' : 'Last name', { exact: true }).fill(name);
    await label('Fonction', 'Role').fill('Directrice');
  } else {
    await label('Titre', 'Title').fill(name);
  }
}

/** Changes what headers of the kind alone have. */
async function changeOwnField(page: Page, kind: Kind, own: string) {
  if (kind === 'focus' || kind === 'personality') {
    await page.getByLabel(own).check();
    return;
  }
  await page.getByText(own, { exact: true }).click();
  if (kind === 'chapter') {
    await page.locator('details input').fill('4');
    await page.locator('details input').blur();
  } else await page.locator('details select').first().selectOption({ index: 1 });
}

for (const language of ['fr', 'en'] as const) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    for (const kind of ['news', 'focus', 'chapter', 'personality'] as const) {
      test(`an editor creates a ${kind}, fills its header, adds a module and publishes it`, async ({
        page,
      }) => {
        const own = kinds[kind][language];
        const name = `Kergroas ${kind} ${language}`;
        await signInOnScreen(page);
        await page.goto(kinds[kind].path);
        await expect(page.getByRole('button', { name: own.create })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: own.create }).click();
        await fillNewItem(page, kind, language, name);
        await expectAccessible(page);
        await page.getByRole('button', { name: own.submit }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        expect(new URL(page.url()).pathname).toMatch(
          new RegExp(`^/admin/content/${kind}/[a-z0-9]+/edit$`),
        );
        await changeOwnField(page, kind, own.own);
        await page.getByLabel(words.summary).fill('Écrit à la pointe.');
        await page.getByRole('button', { name: words.save, exact: true }).click();
        await expect(page.getByText(words.saved)).toBeVisible();
        await expectAccessible(page);

        await page.getByRole('button', { name: words.add }).click();
        await page.getByRole('menuitem', { name: words.statement }).click();
        await page.getByLabel(words.statementField, { exact: true }).fill('Le cap est tenu.');
        await page.getByRole('button', { name: words.save, exact: true }).click();
        await page.getByRole('button', { name: words.publish, exact: true }).click();
        await expect(page.getByText(words.published)).toBeVisible();
        const id = new URL(page.url()).pathname.split('/')[4] ?? '';

        await page.getByRole('link', { name: words.history }).first().click();
        await expect(page.getByText('Le cap est tenu.').first()).toBeVisible();
        // The address that histories had while pages alone had one.
        await page.goto(`/admin/pages/${id}/history`);
        await page.waitForURL(`**/admin/content/${kind}/${id}/history`);
        await expect(page.locator('dl').getByText('Écrit à la pointe.')).toBeVisible();
        await expectAccessible(page);

        await page.goto(`${kinds[kind].path}?q=Kergroas`);
        await page.getByRole('link', { name: new RegExp(name) }).click();
        await page.getByRole('button', { name: words.more }).click();
        await page.getByRole('menuitem', { name: new RegExp(`^${words.delete}`) }).click();
        await page
          .getByRole('alertdialog')
          .or(page.getByRole('dialog'))
          .getByRole('button', { name: words.delete })
          .click();
        await expect(page.getByText(words.gone)).toBeVisible();
      });
    }
  });
}
