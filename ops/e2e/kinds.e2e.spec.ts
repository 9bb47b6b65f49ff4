import { expect, type Page, test } from '@playwright/test';
import { waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { signInOnScreen } from './fixtures/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    add: 'Ajouter un module',
    statement: /^Déclaration/,
    statementField: 'Déclaration',
    save: 'Enregistrer',
    saved: 'Contenu enregistré',
    publish: 'Publier',
    history: 'Historique',
    summary: 'Résumé',
    delete: 'Supprimer',
    more: 'Autres actions',
  },
  en: {
    locale: 'en-GB',
    add: 'Add a module',
    statement: /^Statement/,
    statementField: 'Statement',
    save: 'Save',
    saved: 'Content saved!',
    publish: 'Publish',
    history: 'History',
    summary: 'Summary',
    delete: 'Delete',
    more: 'More actions',
  },
} as const;
type Language = keyof typeof interfaces;

/**
 * The fields typed to create an item of each kind, and a field specific to the kind that is changed
 * afterwards.
 */
const kinds = {
  news: {
    path: '/admin/news',
    fr: {
      create: 'Nouvelle actualité',
      submit: 'Créer l’actualité',
      published: /^Actualité publiée/,
      gone: 'L’actualité est supprimée.',
      own: 'Classement',
    },
    en: {
      create: 'New news item',
      submit: 'Create the news item',
      published: /^News item published/,
      gone: 'The news item was deleted.',
      own: 'Classification',
    },
  },
  focus: {
    path: '/admin/focuses',
    fr: {
      create: 'Nouveau dossier',
      submit: 'Créer le dossier',
      published: /^Dossier publié/,
      gone: 'Le dossier est supprimé.',
      own: 'Ouverture en pleine fenêtre',
    },
    en: {
      create: 'New feature',
      submit: 'Create the feature',
      published: /^Feature published/,
      gone: 'The feature was deleted.',
      own: 'Opens in the whole window',
    },
  },
  chapter: {
    path: '/admin/chapters',
    fr: {
      create: 'Nouveau chapitre',
      submit: 'Créer le chapitre',
      published: /^Chapitre publié/,
      gone: 'Le chapitre est supprimé.',
      own: 'Autres options',
    },
    en: {
      create: 'New chapter',
      submit: 'Create the chapter',
      published: /^Chapter published/,
      gone: 'The chapter was deleted.',
      own: 'Other options',
    },
  },
  personality: {
    path: '/admin/personalities',
    fr: {
      create: 'Nouvelle personnalité',
      submit: 'Créer la personnalité',
      published: /^Personnalité publiée/,
      gone: 'La personnalité est supprimée.',
      own: 'Porte-parole',
    },
    en: {
      create: 'New person',
      submit: 'Create the person',
      published: /^Person published/,
      gone: 'The person was deleted.',
      own: 'Spokesperson',
    },
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

/** Changes a field that only headers of the kind have. */
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

for (const [kind, one] of [
  ['news', 'fr'],
  ['focus', 'en'],
  ['chapter', 'fr'],
  ['personality', 'en'],
] as const) {
  for (const language of journeyLanguages(one)) {
    const words = interfaces[language];
    test.describe(`with the interface in ${language}`, () => {
      test.use({ locale: words.locale });

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
        await page.getByRole('option', { name: words.statement }).click();
        await page.getByLabel(words.statementField, { exact: true }).fill('Le cap est tenu.');
        await page.getByRole('button', { name: words.save, exact: true }).click();
        await page.getByRole('button', { name: words.publish, exact: true }).click();
        await expect(page.getByText(own.published)).toBeVisible();
        const id = new URL(page.url()).pathname.split('/')[4] ?? '';

        await page.getByRole('link', { name: words.history }).first().click();
        await expect(page.getByText('Le cap est tenu.').first()).toBeVisible();
        // The address of histories from before kinds other than pages had one.
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
        await expect(page.getByText(own.gone)).toBeVisible();
      });
    });
  }
}

test('many items are published, deleted and restored together, each with its result', async ({
  page,
}) => {
  await signInOnScreen(page);
  const create = async (title: string, parentId?: string) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const data = { locale: 'fr', title, slug, parentId };
    const response = await page.request.post('/api/chapters', { data });
    expect(response.status(), await response.text()).toBe(201);
    await waitUntilRead(page.request, '/api/chapters', response);
    const { id } = await response.json();
    return String(id);
  };
  const parent = await create('Trezien parent');
  const child = await create('Trezien enfant', parent);
  await create('Trezien seul');
  await page.goto('/admin/chapters?q=Trezien&sort=-title');
  await expect(page.getByText('3 chapitres')).toBeVisible();
  await page.getByRole('button', { name: 'Titre' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Trezien enfant');

  const dialog = page.getByRole('dialog');
  const run = async (action: string, outcome: string) => {
    await page.getByRole('button', { name: action, exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByText(outcome)).toBeVisible();
    await expectAccessible(page);
  };
  const close = () => dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.getByLabel('Choisir : Trezien seul').check();
  await page.getByLabel('Choisir : Trezien parent').check();
  await expect(page.getByText('2 éléments choisis')).toBeVisible();
  await expectAccessible(page);
  await run('Publier', 'Fait : 2 sur 2');
  await close();
  await expect(page.getByRole('cell', { name: 'en ligne' })).toHaveCount(2);

  // A chapter cannot be deleted while it has children; deleting the others works the same for all
  // kinds.
  await page.getByLabel('Choisir : Trezien seul').check();
  await page.getByLabel('Choisir : Trezien parent').check();
  await run('Supprimer', 'Fait : 1 sur 2');
  await expect(dialog.locator('.refused')).toHaveCount(1);
  await close();
  await expect(page.getByText('2 chapitres')).toBeVisible();
  await page.getByLabel('Choisir tout ce qui est affiché').check();
  await run('Supprimer', 'sur 2');
  await close();

  await page.goto(`/admin/content/chapter/${child}/history`);
  await expect(page.getByRole('button', { name: 'Rétablir le chapitre' })).toBeVisible();
  await page.getByRole('link', { name: 'Tout ce qui a été supprimé' }).click();
  await page.getByLabel('Choisir : Trezien seul').check();
  await run('Rétablir', 'Fait : 1 sur 1');
  await close();
  await expect(page.getByLabel('Choisir : Trezien seul')).toHaveCount(0);
});
