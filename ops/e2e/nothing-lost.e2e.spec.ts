import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium, expect, type Page, test } from '@playwright/test';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { browserLaunch } from './fixtures/browser.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { killBrowserOf } from './fixtures/killed-browser.ts';
import { signInOnScreen } from './fixtures/session.ts';

const size = { locale: 'fr-FR', viewport: { width: 1440, height: 900 } };
test.use(size);

const offline = 'Une erreur est survenue lors de l’enregistrement';
const savedNotice = 'Module enregistré avec succès';

/** Opens a page with a text, with its form open. */
async function openText(page: Page, slug: string) {
  const { id } = await createPage(page.request, { locale: 'fr', title: `Essai ${slug}`, slug });
  const html = '<p>La marée monte.</p>';
  const module = await addActiveModule(page.request, id, 'text', { html });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('navigation').getByRole('button', { name: 'La marée monte.' }).click();
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('Control+End');
  return { id, module, path: `/api/${id}/modules/${module.id}` };
}

/** Returns the newest revision of a module, and the number of times that a text occurs in it. */
async function saved(request: APIRequestContext, path: string, words: string) {
  const text = await (await request.get(path)).text();
  const { revision } = JSON.parse(text);
  return { revision, times: text.split(words).length - 1 };
}

test('typed text is saved once after a network failure', async ({ page }) => {
  await signInOnScreen(page);
  const { path } = await openText(page, 'reseau');
  await page.keyboard.type(' Sans réseau.');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(offline).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(' Et on écrit encore.');
  await page.context().setOffline(false);
  await expect(page.getByText(savedNotice)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await saved(page.request, path, 'Et on écrit encore.')).times)
    .toBe(1);
  expect(await saved(page.request, path, 'Sans réseau.')).toMatchObject({ times: 1 });
});

/** The labels of signing out, by the language of the interface. */
const signingOut = {
  fr: {
    menu: 'Se déconnecter',
    asks: 'sur une page ou un formulaire',
    keep: 'Le garder et se déconnecter',
    delete: 'Le supprimer et se déconnecter',
    restore: 'Reprendre ce travail',
  },
  en: {
    menu: 'Sign out',
    asks: 'on one page or form',
    keep: 'Keep it and sign out',
    delete: 'Delete it and sign out',
    restore: 'Restore it',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const said = signingOut[language];

  test(`an editor who signs out decides what happens to unsaved work (${language})`, async ({
    page,
  }) => {
    await interfaceIn(page, language);
    await signInOnScreen(page);
    const { id } = await openText(page, `deconnexion-${language}`);
    await page.keyboard.type(' Entre deux eaux.');
    const kept = () => page.evaluate('Object.values(localStorage).join()');
    await expect.poll(kept).toContain('Entre deux eaux.');
    page.on('dialog', (dialog) => void dialog.accept());
    const signOut = async (choice: string) => {
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: said.menu }).click();
      await expect(page.getByRole('alertdialog')).toContainText(said.asks);
      await expectAccessible(page);
      await page.getByRole('button', { name: choice }).click();
      await page.waitForURL('**/admin/login**');
    };
    await signOut(said.keep);
    expect(await kept()).toContain('Entre deux eaux.');
    await signInOnScreen(page);
    await page.goto(`/admin/pages/${id}`);
    await page.getByRole('button', { name: said.restore }).click();
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /La marée monte/ })
      .click();
    await expect(page.locator('.ProseMirror')).toContainText('Entre deux eaux.');
    await signOut(said.delete);
    expect(await kept()).not.toContain('Entre deux eaux.');
  });
}

test('a form whose script fails to load offers to retry, and loses nothing', async ({ page }) => {
  await signInOnScreen(page);
  let isBroken = true;
  await page.route('**/rich-text-field-*.js', (route) =>
    isBroken ? route.abort('connectionreset') : route.continue(),
  );
  const { id } = await createPage(page.request, {
    locale: 'fr',
    title: 'Relance',
    slug: 'relance',
  });
  await addActiveModule(page.request, id, 'text', { html: '<p>La marée monte.</p>' });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('navigation').getByRole('button', { name: 'La marée monte.' }).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Le formulaire ne peut pas être chargé' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('.ProseMirror')).toContainText('La marée monte.');
});

test('a text opens after the connection broke, because its script is already loaded', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Avance', slug: 'avance' });
  await addActiveModule(page.request, id, 'text', { html: '<p>La marée monte.</p>' });
  const script = page.waitForEvent('requestfinished', (one) =>
    one.url().includes('rich-text-field'),
  );
  await page.goto(`/admin/pages/${id}`);
  await script;
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('button', { name: 'La marée monte.' }).click();
  await expect(page.locator('.ProseMirror')).toContainText('La marée monte.');
});

test('a response lost after the commit saves nothing twice', async ({ page }) => {
  await signInOnScreen(page);
  const { path } = await openText(page, 'coupee');
  let committed = 0;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'PUT' || committed > 0) return route.continue();
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    committed += 1;
    await route.abort('connectionreset');
  });
  await page.keyboard.type(' Une seule fois.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(offline).first()).toBeVisible();
  await expect(page.getByText(savedNotice)).toBeVisible({ timeout: 20_000 });
  expect(await saved(page.request, path, 'Une seule fois.')).toEqual({ revision: 2, times: 1 });
  expect(committed).toBe(1);
});

test('payload 4887: without storage in the browser a warning comes before text is lost, and saving continues', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { path } = await openText(page, 'sans-place');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.type(' Sans place.');
  await expect(
    page.getByText('Ce navigateur n’a plus de place pour garder le travail non enregistré.'),
  ).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(savedNotice)).toBeVisible();
  expect(await saved(page.request, path, 'Sans place.')).toEqual({ revision: 2, times: 1 });
});

test('when an editor and a program write in one field, both texts are kept, and the editor chooses', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { path, module } = await openText(page, 'programme');
  await page.keyboard.type(' De ma main.');
  const other = await page.request.put(path, {
    data: { data: { html: '<p>D’un programme.</p>' } },
    headers: { 'If-Match': module.etag },
  });
  expect(other.status(), await other.text()).toBe(200);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Quelqu’un a enregistré avant vous');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Décider plus tard' }).click();
  await expect(page.locator('.ProseMirror')).toContainText('De ma main.');
  expect(await saved(page.request, path, 'D’un programme.')).toEqual({ revision: 2, times: 1 });
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Enregistrer ma version' }).click();
  await expect(page.getByText(savedNotice)).toBeVisible();
  expect(await saved(page.request, path, 'De ma main.')).toEqual({ revision: 3, times: 1 });
  const before = await saved(page.request, `${path}/revisions/2`, 'D’un programme.');
  expect(before).toEqual({ revision: 2, times: 1 });
});

test('an editor and a program that change different fields are merged; for the same fields the editor chooses, one by one', async ({
  page,
}) => {
  await signInOnScreen(page);
  const fields = { locale: 'fr', title: 'Balise', slug: 'balise' };
  const { id } = await createPage(page.request, fields);
  const path = `/api/pages/${id}`;
  const program = async (revision: number, changed: object) => {
    const { title, slug, summary } = await (await page.request.get(path)).json();
    const put = await page.request.put(path, {
      data: { title, slug, summary: summary ?? undefined, ...changed },
      headers: { 'If-Match': `"${revision}"` },
    });
    expect(put.status(), await put.text()).toBe(200);
  };
  await page.goto(`/admin/pages/${id}`);
  const [title, summary] = [page.getByLabel('Titre', { exact: true }), page.getByLabel('Résumé')];
  await title.fill('Balise rouge');
  await program(1, { summary: 'Du programme.' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('a changé d’autres champs entre-temps')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(path)).json())
    .toMatchObject({ revision: 3, title: 'Balise rouge', summary: 'Du programme.' });

  await title.fill('Balise verte');
  await summary.fill('De l’éditeur.');
  await program(3, { title: 'Balise noire', summary: 'Encore du programme.' });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  const choices = dialog.getByRole('group');
  await expect(choices).toHaveCount(2);
  await expectAccessible(page);
  await choices
    .filter({ hasText: 'Résumé' })
    .getByLabel(/^Celle de/)
    .check();
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect
    .poll(async () => (await page.request.get(path)).json())
    .toMatchObject({ revision: 5, title: 'Balise verte', summary: 'Encore du programme.' });
});

test('a killed browser loses at most a second of typing', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'parvis-e2e-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...browserLaunch,
      ...size,
      baseURL: String(baseURL),
      reducedMotion: 'reduce',
    });
  const before = await open();
  const page = await before.newPage();
  await signInOnScreen(page);
  const { id } = await openText(page, 'coupure');
  await page.keyboard.type(' Avant la coupure.');
  await page.waitForTimeout(1_000);
  killBrowserOf(profile);
  await before.close().catch(() => undefined);

  const after = await open();
  const again = await after.newPage();
  await again.goto(`/admin/pages/${id}`);
  if (again.url().includes('/admin/login')) await signInOnScreen(again, `/admin/pages/${id}`);
  await expect(again.getByRole('alertdialog')).toContainText('Avant la coupure.');
  await after.close();
  await rm(profile, { recursive: true, force: true });
});
