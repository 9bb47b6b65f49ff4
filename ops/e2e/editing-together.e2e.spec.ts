import { type Browser, expect, type Page, test } from '@playwright/test';
import { addActiveModule, createPage, publish } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';
import { signInOnScreen } from './fixtures/session.ts';

const size = { locale: 'fr-FR', viewport: { width: 1440, height: 900 } };

/** Returns an editor's browser, and a colleague's. */
async function twoEditors(browser: Browser, name: string) {
  const mine = await browser.newContext(size);
  const page = await mine.newPage();
  await signInOnScreen(page);
  const email = `${name.toLowerCase().replace(' ', '.')}@estuaire.example`;
  const password = 'la-passe-du-nord-2026';
  await openAccount(page.request, { email, name, password, roles: ['editor'] });
  const theirs = await browser.newContext(size);
  await theirs.request.post('/admin/session', { data: { email, password } });
  const close = () => Promise.all([mine.close(), theirs.close()]);
  return { page, colleague: await theirs.newPage(), close };
}

/** Opens a text module of a page, ready for typing. */
async function openText(page: Page, id: string, words: string): Promise<void> {
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('navigation').getByRole('button', { name: words }).click();
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('Control+End');
}

/** Returns the name of the user who has the lock of a module. */
async function holderOf({ request }: Page, moduleId: string): Promise<string | undefined> {
  const lock = await (await request.get(`/admin/inline/module/${moduleId}/lock`)).json();
  return lock?.holder.name;
}

const savedNotice = 'Module enregistré avec succès';

test('two editors work on two modules of a page at the same time, and both save', async ({
  browser,
}) => {
  const { page, colleague, close } = await twoEditors(browser, 'Claire Morvan');
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Môle', slug: 'mole' });
  await addActiveModule(page.request, id, 'text', { html: '<p>Le môle nord.</p>' });
  await addActiveModule(page.request, id, 'text', { html: '<p>Le môle sud.</p>' });
  await openText(page, id, 'Le môle nord.');
  await page.keyboard.type(' Il est vert.');
  await openText(colleague, id, 'Le môle sud.');
  await colleague.keyboard.type(' Il est rouge.');
  await expect(page.getByText('Claire Morvan y travaille')).toBeVisible();
  await expectAccessible(page);
  for (const editor of [page, colleague]) {
    await editor.keyboard.press('Control+s');
    await expect(editor.getByText(savedNotice)).toBeVisible();
  }
  const content = async () => (await page.request.get(`/api/pages/${id}`)).text();
  await expect.poll(content).toContain('Il est vert.');
  await expect.poll(content).toContain('Il est rouge.');
  await close();
});

test('the second editor is notified before the first keystroke, loses nothing typed, and may take over', async ({
  browser,
}) => {
  const { page, colleague, close } = await twoEditors(browser, 'Yann Kermeur');
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Chenal', slug: 'chenal' });
  const module = await addActiveModule(page.request, id, 'text', { html: '<p>Le chenal.</p>' });
  await openText(colleague, id, 'Le chenal.');
  await colleague.keyboard.type(' Étroit.');
  await expect(colleague.getByText('1 partie non enregistrée')).toBeVisible();
  await expect.poll(() => holderOf(page, module.id)).toBe('Yann Kermeur');

  await openText(page, id, 'Le chenal.');
  const banner = page.getByText('Yann Kermeur modifie ce module en ce moment.');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(' Une longue phrase, sans que rien ne se perde.');
  await expect(page.locator('.ProseMirror')).toHaveText(
    'Le chenal. Une longue phrase, sans que rien ne se perde.',
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Yann Kermeur modifie encore une partie')).toBeVisible();

  await page.getByRole('button', { name: 'Prendre la main' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Prendre la main' }).click();
  await expect(page.getByText('Vous modifiez maintenant le module')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(savedNotice)).toBeVisible();
  await expect(colleague.locator('.ProseMirror')).toContainText('Étroit.');

  await page.close();
  // Until the tab that closed has released the module, a colleague's save is refused.
  await expect.poll(() => holderOf(colleague, module.id)).not.toBe('Admin');
  await colleague.keyboard.press('Control+s');
  const stale = colleague.getByRole('alertdialog');
  await expect(stale).toContainText('Quelqu’un a enregistré avant vous');
  await stale.getByRole('button', { name: 'Enregistrer ma version' }).click();
  await expect(colleague.getByText(savedNotice)).toBeVisible();
  const revision = async (number: number) =>
    (await colleague.request.get(`/api/${id}/modules/${module.id}/revisions/${number}`)).text();
  expect(await revision(2)).toContain('Une longue phrase');
  expect(await revision(3)).toContain('Étroit.');
  await close();
});

test('payload 8778: a lock ends with the tab that acquired it, and a colleague continues immediately', async ({
  browser,
}) => {
  const { page, colleague, close } = await twoEditors(browser, 'Anne Legoff');
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Bouée', slug: 'bouee' });
  const module = await addActiveModule(page.request, id, 'text', { html: '<p>La bouée.</p>' });
  await openText(colleague, id, 'La bouée.');
  await colleague.keyboard.type(' Au large.');
  await expect.poll(() => holderOf(page, module.id)).toBe('Anne Legoff');
  await colleague.close({ runBeforeUnload: false });
  await expect.poll(() => holderOf(page, module.id)).toBe(undefined);
  await openText(page, id, 'La bouée.');
  await page.keyboard.type(' Tout près.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(savedNotice)).toBeVisible();
  await close();
});

test('wagtail 13749: two tabs of one editor keep separate drafts, and show that the other exists', async ({
  browser,
}) => {
  const context = await browser.newContext(size);
  const first = await context.newPage();
  await signInOnScreen(first);
  const { id } = await createPage(first.request, { locale: 'fr', title: 'Jetée', slug: 'jetee' });
  await addActiveModule(first.request, id, 'text', { html: '<p>La jetée est.</p>' });
  await addActiveModule(first.request, id, 'text', { html: '<p>La jetée ouest.</p>' });
  await openText(first, id, 'La jetée est.');
  await first.keyboard.type(' Au levant.');
  await expect.poll(() => keptIn(first)).toContain('Au levant.');
  const second = await context.newPage();
  await openText(second, id, 'La jetée ouest.');
  await expect(
    second.getByText('Vous avez un travail non enregistré sur cette page dans un autre onglet.'),
  ).toBeVisible();
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
  await second.keyboard.type(' Au couchant.');
  await second.keyboard.press('Control+s');
  await expect(second.getByText(savedNotice)).toBeVisible();
  await expect(first.getByText('La jetée ouest. Au couchant.').first()).toBeVisible();
  await expect.poll(() => keptIn(second)).toContain('Au levant.');
  await first.close({ runBeforeUnload: false });

  const third = await context.newPage();
  await third.goto(`/admin/pages/${id}`);
  await expect(third.getByRole('alertdialog')).toContainText('La jetée est. Au levant.');
  await context.close();
});

function keptIn(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify(localStorage)');
}

test('a deleted module is restored at its place, unchanged', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signInOnScreen(page);
  const { id, url } = await createPage(page.request, { locale: 'fr', title: 'Cale', slug: 'cale' });
  for (const words of ['Première', 'Deuxième', 'Troisième'])
    await addActiveModule(page.request, id, 'statement', { text: words });
  await publish(page.request, id);
  const order = async () =>
    [...(await (await visitor.get(url)).text()).matchAll(/Première|Deuxième|Troisième/g)].join(' ');
  await expect.poll(order).toBe('Première Deuxième Troisième');
  await page.goto(`/admin/pages/${id}`);
  const modules = page.getByRole('navigation').getByRole('button', { name: /ième|ière/ });
  await page.getByRole('navigation').getByRole('button', { name: 'Première' }).click();
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(modules).toHaveText([/Deuxième/, /Troisième/]);
  expect(await order()).toBe('Première Deuxième Troisième');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(modules).toHaveText([/Première/, /Deuxième/, /Troisième/]);
  await publish(page.request, id);
  await expect.poll(order).toBe('Première Deuxième Troisième');
  await visitor.dispose();
});

test('after a session that ended, the save shortcut works as soon as the editor has signed in again', async ({
  browser,
}) => {
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await signInOnScreen(page);
  const { id } = await createPage(page.request, { locale: 'fr', title: 'Quai', slug: 'quai' });
  await addActiveModule(page.request, id, 'text', { html: '<p>Le quai.</p>' });
  await openText(page, id, 'Le quai.');
  await page.keyboard.type(' Pavé.');
  await expect(page.getByText('1 partie non enregistrée')).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Votre session est terminée.')).toBeVisible();
  const refused = page.waitForResponse(
    (one) => one.status() === 401 && one.request().method() === 'GET' && one.url().includes(id),
  );
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await refused;
  await context.addCookies(cookies);
  await page.keyboard.type(' Large.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(savedNotice)).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/api/pages/${id}`)).text())
    .toContain('Pavé. Large.');
  await context.close();
});
