import { expect, type Page, test } from '@playwright/test';
import type { ParvisProcess } from '../chaos/parvis-process.ts';
import { addActiveModule, createPage } from './fixtures/api.ts';
import { onOwnParvis } from './fixtures/own-parvis.ts';
import { signInOnScreen } from './fixtures/session.ts';

const size = { locale: 'fr-FR', viewport: { width: 1440, height: 900 } };
test.use(size);
// A server is started seven times here, beside three other journeys.
test.describe.configure({ timeout: 900_000 });

const savedNotice = 'Module enregistré avec succès';
// A server that was started again yields to other journeys, and requests are repeated after five
// seconds.
const lateAnswer = { timeout: 60_000 };

/** Opens a page with a text, with its form open. */
async function openText(page: Page, slug: string) {
  const { id } = await createPage(page.request, { locale: 'fr', title: `Étape ${slug}`, slug });
  const html = '<p>Le phare.</p>';
  const module = await addActiveModule(page.request, id, 'text', { html });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('navigation').getByRole('button', { name: 'Le phare.' }).click();
  // The form's script is loaded separately, and the server may be stopped next.
  await expect(page.locator('.ProseMirror')).toBeVisible();
  return { id, path: `/api/${id}/modules/${module.id}` };
}

async function write(page: Page, words: string): Promise<void> {
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Adds a module as a tab of the page. */
async function addTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un module' }).click();
  await page.getByRole('searchbox', { name: 'Chercher un type de module' }).fill('onglet page');
  await page.getByRole('option', { name: 'Onglet de la page' }).click();
}

async function saved(page: Page, path: string): Promise<{ revision: number; words: string }> {
  const { revision, data } = await (await page.request.get(path)).json();
  return { revision, words: JSON.stringify(data) };
}

test('a server stop at any step of an edit loses nothing, and saves nothing twice', async ({
  browser,
}) => {
  await onOwnParvis('steps', async (parvis, baseURL) => {
    const context = await browser.newContext({ ...size, baseURL });
    await stopAtEachStep(parvis, await context.newPage());
    await context.close();
  });
});

async function stopAtEachStep(parvis: ParvisProcess, page: Page): Promise<void> {
  await signInOnScreen(page);
  const { id, path } = await openText(page, 'arret');

  await test.step('before the first keystroke', async () => {
    await parvis.kill();
    await write(page, ' Un.');
    await parvis.start();
    await expect(page.getByText('Vous modifiez maintenant')).toBeVisible(lateAnswer);
    await page.keyboard.press('Control+s');
    await expect.poll(() => saved(page, path), lateAnswer).toMatchObject({ revision: 2 });
  });

  await test.step('between typing and saving', async () => {
    await write(page, ' Deux.');
    await parvis.kill();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Une erreur est survenue').first()).toBeVisible();
    await write(page, ' Trois.');
    await parvis.start();
    // The notice of the step before may still be there.
    await expect.poll(async () => (await saved(page, path)).words, lateAnswer).toContain('Deux.');
  });

  for (const afterMs of [0, 8, 32]) {
    await test.step(`${afterMs} ms after saving was requested`, async () => {
      const before = (await saved(page, path)).revision;
      await write(page, ` Après ${afterMs} ms.`);
      await page.keyboard.press('Control+s', { delay: 0 });
      await page.waitForTimeout(afterMs);
      await parvis.kill();
      await parvis.start();
      await expect
        .poll(async () => (await saved(page, path)).words, lateAnswer)
        .toContain(`Après ${afterMs} ms.`);
      await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled(lateAnswer);
      expect((await saved(page, path)).revision).toBeLessThanOrEqual(before + 2);
    });
  }

  await test.step('when the page is published', async () => {
    await parvis.kill();
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Le serveur n’a pas répondu.')).toBeVisible();
    await parvis.start();
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect
      .poll(
        async () => (await (await page.request.get(`/api/pages/${id}`)).json()).status,
        lateAnswer,
      )
      .toBe('published');
  });
  await page.reload();
  await expect(page.locator('.ProseMirror')).toHaveText(
    'Le phare. Un. Deux. Trois. Après 0 ms. Après 8 ms. Après 32 ms.',
  );
}

test('a session that ends at any step of an edit loses nothing, and each request takes effect once', async ({
  page,
}) => {
  await signInOnScreen(page);
  const { id, path } = await openText(page, 'session');
  const context = page.context();
  const cookies = await context.cookies();
  const isOver = page.getByText('Votre session est terminée.');

  await test.step('before the first keystroke', async () => {
    await context.clearCookies();
    await write(page, ' Un.');
    await expect(isOver).toBeVisible();
    await page.keyboard.type(' Deux.');
    await context.addCookies(cookies);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(savedNotice)).toBeVisible();
    expect(await saved(page, path)).toMatchObject({ revision: 2 });
  });

  await test.step('when a module is added', async () => {
    await context.clearCookies();
    await addTab(page);
    await expect(page.getByText('Connectez-vous').first()).toBeVisible();
    await context.addCookies(cookies);
    await addTab(page);
    await expect(page.getByRole('heading', { name: 'Onglet de la page' })).toBeVisible();
    // The heading appears before the module has been added.
    const added = async () => (await (await page.request.get(`/api/${id}/modules`)).json()).total;
    await expect.poll(added).toBe(2);
  });

  await test.step('when the page is published', async () => {
    await context.clearCookies();
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/publish'));
    await page.getByRole('button', { name: 'Publier' }).click();
    expect((await refused).status()).toBe(401);
    await context.addCookies(cookies);
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect
      .poll(async () => (await (await page.request.get(`/api/pages/${id}`)).json()).status)
      .toBe('published');
  });
  expect((await saved(page, path)).words).toContain('Le phare. Un. Deux.');
});
