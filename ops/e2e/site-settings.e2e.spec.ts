import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { openAccount } from './fixtures/open-account.ts';

const path = '/api/site-settings';

test.beforeEach(async ({ page }) => {
  await signIn(page.request);
});

/** Runs a test, and restores the settings, whatever its outcome. */
async function restored(page: Page, run: () => Promise<void>): Promise<void> {
  const read = async () => (await page.request.get(path)).json();
  const { revision } = await read();
  try {
    await run();
  } finally {
    const now = await read();
    const response = await page.request.post(`${path}/restore`, {
      data: { revision },
      headers: { 'If-Match': `"${now.revision}"` },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
}

/** Other specs read the same site meanwhile: only a setting that none of them reads is changed. */
async function taglineSoon(page: Page, address: string, tagline: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toContain(`>${tagline}</p>`);
}

test('an administrator changes the site’s settings, and visitors see them immediately', async ({
  page,
}) => {
  await restored(page, async () => {
    await page.goto('/admin/pages');
    await page.getByText('Site', { exact: true }).click();
    await page.getByRole('link', { name: 'Réglages du site' }).click();
    await page.waitForURL('**/admin/settings');
    await expect(page.getByLabel('Nom (français)')).toHaveValue('Groupe Estuaire');
    await expect(page.getByLabel('Nom (anglais)')).toHaveValue('Estuaire Group');
    await expectAccessible(page);
    await page.getByLabel('Signature (français)').fill('Banque de la rive');
    await expect(page.getByText('Non enregistré')).toBeVisible();
    await page.getByLabel('Nombre d’éléments (1 à 100)').last().fill('3');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/^Révision \d+, enregistrée par/)).toBeVisible();
    await taglineSoon(page, '/groupe', 'Banque de la rive');
    await taglineSoon(page, '/en/all-news', 'A European bank');
    const feed = await (await page.request.get('/careers/rss/offers')).text();
    expect(feed.match(/<item>/g)).toHaveLength(3);
  });
  await taglineSoon(page, '/groupe', 'Banque européenne');
});

/** Saves the settings with a change, as a script would. @returns the revision that it replaced */
async function saveOverApi(page: Page, changed: object): Promise<number> {
  const {
    revision,
    updatedAt: _,
    updatedBy: __,
    ...settings
  } = await (await page.request.get(path)).json();
  const saved = await page.request.put(path, {
    data: { ...settings, ...changed },
    headers: { 'If-Match': `"${revision}"` },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return revision;
}

test('an editor who saves over somebody else’s settings is warned and chooses', async ({
  page,
}) => {
  await restored(page, async () => {
    await page.goto('/admin/settings');
    await page.getByLabel('Signature (français)').fill('Au bord de l’eau');
    const revision = await saveOverApi(page, { tagline: { fr: 'Au large', en: 'Offshore' } });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('alert')).toContainText(`a enregistré la révision ${revision + 1}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Prendre la dernière révision' }).click();
    await expect(page.getByLabel('Signature (français)')).toHaveValue('Au large');
  });
});

test('a draft image is public while it is the site’s logo', async ({ page, playwright }) => {
  const visitor = await playwright.request.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
  });
  const logo = { kind: 'picture', imageId: await uploaded(page), withName: false };
  let src = '';
  await restored(page, async () => {
    await saveOverApi(page, { logo });
    await expect
      .poll(async () => {
        const html = await (await visitor.get('/groupe')).text();
        src = /<link rel="icon" href="(\/media[^"]+)"/.exec(html)?.[1] ?? '';
        return src;
      })
      .toContain('/media/renditions/');
    expect((await visitor.get(src)).status()).toBe(200);
    await page.goto('/groupe');
    await expect(
      page.getByRole('contentinfo').getByRole('img', { name: 'Groupe Estuaire' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await expect.poll(async () => (await visitor.get(src)).status()).toBe(410);
});

/** Uploads an image that nothing shows yet. */
async function uploaded(page: Page): Promise<string> {
  const plain = { width: 600, height: 200, channels: 3, background: '#0a2a40' } as const;
  const data = await sharp({ create: plain }).png().toBuffer();
  const response = await page.request.post('/api/media/images?filename=logo.png', { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

test('a section is published with a second person’s approval of exactly the version requested', async ({
  page,
  browser,
}) => {
  const section = { locale: 'fr', title: 'Feu à deux clefs', slug: 'feu-a-deux-clefs' };
  const { id } = await createPage(page.request, section);
  await addActiveModule(page.request, id, 'text', { html: '<p>Le feu est éteint.</p>' });
  await publish(page.request, id);
  const email = 'nolwenn.kerdoncuff@estuaire.example';
  const password = 'la-passe-du-nord-2026';
  await openAccount(page.request, {
    email,
    name: 'Nolwenn Kerdoncuff',
    password,
    roles: ['editor'],
  });
  const theirs = await browser.newContext({ locale: 'fr-FR' });
  await signIn(theirs.request, { email, password });
  const writer = await theirs.newPage();
  await restored(page, async () => {
    await page.goto('/admin/settings');
    await page.getByRole('combobox', { name: 'Ajouter une section' }).fill('Feu à deux');
    await page.getByRole('option', { name: /Feu à deux clefs/ }).click();
    await expect(page.getByRole('button', { name: /Retirer la section/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/^Révision \d+, enregistrée par/)).toBeVisible();

    const text = /Le feu est/;
    const openText = async (words: string) => {
      await writer.goto(`/admin/pages/${id}`);
      await writer.getByRole('navigation').getByRole('button', { name: text }).click();
      await writer.locator('.ProseMirror').fill(words);
      await writer.keyboard.press('Control+s');
      await expect(writer.getByText('Module enregistré avec succès').last()).toBeVisible();
    };
    const request = async (note: string) => {
      await writer.keyboard.press('Control+Shift+Enter');
      await writer.getByLabel('Note pour la personne qui approuve').fill(note);
      await expectAccessible(writer);
      await writer.getByRole('button', { name: 'Demander la publication' }).click();
      await expect(writer.getByText(/l’approbation d’une autre personne/)).toBeVisible();
    };
    await openText('Le feu est rallumé.');
    await request('Relu par le phare.');

    await page.goto('/admin/approvals');
    await expectAccessible(page);
    await page.getByRole('link', { name: section.title }).click();
    await expect(page.getByText('Relu par le phare.')).toBeVisible();
    await page.getByRole('button', { name: 'Examiner cette version' }).click();
    const review = page.getByRole('dialog');
    await expect(review.getByText('modifié')).toBeVisible();
    await review.getByText('Voir la version demandée').click();
    await expect(review.frameLocator('iframe').getByText('Le feu est rallumé.')).toBeVisible();
    await expectAccessible(page);
    await review.getByLabel(/^Commentaire sur .*Texte/).fill('Depuis quand ?');
    await review.getByRole('button', { name: 'Renvoyer avec les commentaires' }).click();
    await expect(page.getByText(/^Publication renvoyée avec des commentaires par/)).toBeVisible();

    await openText('Le feu est rallumé depuis mars.');
    await expect(writer.getByText('Depuis quand ?')).toBeVisible();
    await expectAccessible(writer);
    await request('');
    await expect(writer.getByText('Depuis quand ?')).toHaveCount(0);
    await openText('Le feu est vert.');

    await page.reload();
    await expect(page.getByText('Le brouillon a changé depuis', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Examiner cette version' }).click();
    await page.getByRole('button', { name: 'Approuver et publier' }).click();
    await expect(page.getByText('Version approuvée et publiée.')).toBeVisible();
    const seen = async () => (await page.request.get(`/${section.slug}`)).text();
    await expect.poll(seen).toContain('Le feu est rallumé depuis mars.');
    expect(await seen()).not.toContain('Le feu est vert.');
  });
  await theirs.close();
});
