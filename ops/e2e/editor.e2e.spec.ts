import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { openAccount } from './fixtures/open-account.ts';
import { signInOnScreen } from './fixtures/session.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    find: 'Trouver une page',
    saved: 'Module enregistré avec succès',
    history: 'Historique',
    revision: 'Révision',
    preview: 'Prévisualiser',
    restore: 'Restaurer',
    pending: 'Publier les modifications',
    changed: 'modifié',
    publish: 'Publier',
    published: 'Page publiée',
    restored: 'Contenu restauré',
  },
  en: {
    locale: 'en-GB',
    find: 'Find a page',
    saved: 'Module saved successfully',
    history: 'History',
    revision: 'Revision',
    preview: 'Preview',
    restore: 'Restore',
    pending: 'Publish the changes',
    changed: 'changed',
    publish: 'Publish',
    published: 'Page published',
    restored: 'Content restored',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale, viewport: { width: 1440, height: 900 } });

    test('an editor finds a page, edits a module, saves, publishes, compares, previews and restores', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
      const title = `Marnage ${language}`;
      const script = await playwright.request.newContext({ baseURL: String(baseURL) });
      await signIn(script);
      const created = await createPage(script, {
        locale: 'fr',
        title,
        slug: `marnage-${language}`,
      });
      const html = '<h2>Le marnage</h2><p>La mer se retire deux fois par jour.</p>';
      await addActiveModule(script, created.id, 'text', { html });
      await publish(script, created.id);

      await signInOnScreen(page);
      await expectAccessible(page);
      await page.getByLabel(words.find).fill(title);
      await page.getByRole('link', { name: new RegExp(title) }).click();
      await page.getByRole('button', { name: /Le marnage/ }).click();
      const text = page.locator('.ProseMirror');
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Elle revient toujours.');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expectAccessible(page);
      expect(await (await visitor.get(created.url)).text()).not.toContain('Elle revient toujours.');
      await page.keyboard.press('Control+Shift+Enter');
      const publication = page.getByRole('dialog');
      await expect(publication.getByRole('listitem')).toContainText([words.changed]);
      await publication.locator('summary').click();
      await expect(publication.locator('ins')).toHaveText('Elle revient toujours.');
      await expectAccessible(page);
      await publication.getByRole('button', { name: words.publish, exact: true }).press('Enter');
      await expect(page.getByText(words.published)).toBeVisible();
      await expect
        .poll(async () => (await visitor.get(created.url)).text())
        .toContain('Elle revient toujours.');

      await page.getByRole('link', { name: words.history }).first().click();
      const first = page.getByRole('listitem').filter({ hasText: `${words.revision} 1` });
      await expect(first).toBeVisible();
      await expect(page.getByText('Elle revient toujours.')).toBeVisible();
      await expectAccessible(page);
      await first.getByRole('button', { name: words.preview }).click();
      const preview = page.frameLocator('iframe').first();
      await expect(preview.getByText('deux fois par jour')).toBeVisible();
      await expect(preview.getByText('Elle revient toujours.')).toHaveCount(0);
      await first.getByRole('button', { name: words.restore }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.restore }).click();
      await expect(page.getByText(words.restored)).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: words.pending }).click();
      await publication.getByRole('button', { name: words.publish, exact: true }).click();
      await expect
        .poll(async () => (await visitor.get(created.url)).text())
        .not.toContain('Elle revient toujours.');
      await visitor.dispose();
      await script.dispose();
    });
  });
}

test('unsaved text survives a closed browser tab, and is offered again', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Brume', slug: 'brume' });
  await addActiveModule(page.request, id, 'text', { html: '<p>Brume légère.</p>' });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: /Brume légère/ }).click();
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Puis le soleil.');
  await expect(page.getByText('1 partie non enregistrée')).toBeVisible();
  await expect
    .poll(() => page.evaluate<string>('JSON.stringify(localStorage)'))
    .toContain('Puis le soleil.');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`/admin/pages/${id}`);
  await expect(again.getByText('Vous avez laissé ici un travail non enregistré')).toBeVisible();
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Reprendre ce travail' }).click();
  await again.getByRole('button', { name: /Brume légère/ }).click();
  await expect(again.locator('.ProseMirror')).toContainText('Puis le soleil.');
  await context.close();
});

test('publishing another address of a page requires confirmation, and its old addresses redirect to the new ones', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signInOnScreen(page);
  const parent = { locale: 'fr', title: 'Écluse', slug: 'ecluse' };
  const { id } = await createPage(page.request, parent);
  const below = { locale: 'fr', title: 'Bief', slug: 'bief', parentId: id };
  const { id: belowId } = await createPage(page.request, below);
  for (const one of [id, belowId]) await publish(page.request, one);
  await page.goto(`/admin/pages/${id}`);
  await page.getByLabel('Adresse').fill('grande-ecluse');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Contenu enregistré')).toBeVisible();
  const landing = async (path: string) => new URL((await visitor.get(path)).url()).pathname;
  expect(await landing('/ecluse')).toBe('/ecluse');
  await page.getByRole('button', { name: 'Publier les modifications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier cette page' });
  await expect(dialog.getByText('/ecluse mènera à /grande-ecluse')).toBeVisible();
  await expect(dialog.getByText('/ecluse/bief mènera à /grande-ecluse/bief')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Page publiée')).toBeVisible();
  await expect.poll(() => landing('/ecluse')).toBe('/grande-ecluse');
  await expect.poll(() => landing('/ecluse/bief')).toBe('/grande-ecluse/bief');
  await visitor.dispose();
});

test('a translation is created as a copy of the page', async ({ page }) => {
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Digue', slug: 'digue' });
  await addActiveModule(page.request, id, 'text', { html: '<p>La digue est longue.</p>' });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: 'Créer la page en anglais' }).click();
  await expect(page.getByText('Traduction créée')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByText('/en/digue')).toBeVisible();
  const translations = page.getByRole('region', { name: 'Langues' });
  await expect(translations.getByRole('link', { name: 'Digue' })).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'La digue est longue.' }).click();
  await expect(page.locator('.ProseMirror')).toHaveText('La digue est longue.');
});

test('an auditor can read everything but change nothing', async ({ page, playwright, baseURL }) => {
  const script = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(script);
  const auditor = { email: 'a.lebrun@estuaire.example', password: 'compte-rendu-annuel-du-phare' };
  const account = { ...auditor, name: 'Anne Lebrun', roles: ['auditor'] };
  await openAccount(script, account);
  await page.request.post('/admin/session', { data: auditor });
  await page.goto('/admin/pages?q=Notre%20histoire');
  await page.getByRole('link', { name: /Notre histoire/ }).click();
  await expect(page.getByRole('heading', { name: 'Notre histoire', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enregistrer/ })).toHaveCount(0);
  const create = { locale: 'fr', title: 'Interdit', slug: 'interdit' };
  expect((await page.request.post('/api/pages', { data: create })).status()).toBe(403);
  await script.dispose();
});
