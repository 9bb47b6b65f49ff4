import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';
import { onOwnParvis } from './fixtures/own-parvis.ts';

test.setTimeout(300_000);

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    begin: 'Commencer par un brouillon : Vie privée',
    kinds: [
      'Mentions légales',
      'Vie privée',
      'Politique de cookies',
      'Déclaration d’accessibilité',
    ],
    gaps: '8 points à revoir',
    gap: 'Reste à compléter : « dénomination et adresse de l’organisme »',
    reserved: '« admin » est une adresse du site lui-même',
    address: 'Adresse',
    publish: 'Publier',
    published: 'Page publiée',
    more: 'Autres actions',
    unpublish: 'Dépublier',
    gone: 'La page n’est plus sur le site.',
  },
  en: {
    locale: 'en-GB',
    begin: 'Begin from a draft: Privacy',
    kinds: ['Legal notice', 'Privacy', 'Cookie policy', 'Accessibility statement'],
    gaps: '8 things to review',
    gap: 'Still to be completed: “dénomination et adresse de l’organisme”',
    reserved: '“admin” is an address of the site itself',
    address: 'Address',
    publish: 'Publish',
    published: 'Page published',
    more: 'More actions',
    unpublish: 'Unpublish',
    gone: 'The page is no longer on the site.',
  },
} as const;
type Words = (typeof interfaces)[keyof typeof interfaces];

/** What visitors find in each language: addresses, and titles in the footer. */
const visited = {
  fr: { path: '/confidentialite', generated: 'Vie privée et cookies', title: 'Vie privée' },
  en: { path: '/en/privacy', generated: 'Privacy and cookies', title: 'Privacy' },
} as const;

for (const language of journeyLanguages('fr'))
  test(`with the interface in ${language}, a legal page is begun from a draft, completed, published in place of the generated text, and withdrawn`, async ({
    browser,
  }) => {
    // Other journeys read the footer of their common site.
    await onOwnParvis('legal', async (_, baseURL) => {
      const words = interfaces[language];
      const context = await browser.newContext({ baseURL, locale: words.locale });
      await edit(await context.newPage(), words, { browser, baseURL });
      await context.close();
    });
  });

interface Site {
  readonly browser: Browser;
  readonly baseURL: string;
}

async function edit(page: Page, words: Words, site: Site): Promise<void> {
  await signIn(page.request);
  await page.goto('/admin/legal-pages');
  await expectAccessible(page);
  for (const kind of words.kinds) {
    const begin = page.getByRole('button', { name: words.begin.replace(words.kinds[1], kind) });
    await begin.click();
    await expect(begin).toHaveCount(0, { timeout: 60_000 });
  }
  await expectAccessible(page);
  await visit(site, 'fr', 'generated');

  await page.getByRole('link', { name: 'Vie privée', exact: true }).click();
  await page.locator('summary').filter({ hasText: words.gaps }).click();
  await expect(page.getByRole('button', { name: words.gap })).toBeVisible();
  await page.getByLabel(words.address, { exact: true }).fill('admin');
  await expect(page.getByText(words.reserved)).toBeVisible();
  await page.getByLabel(words.address, { exact: true }).fill('confidentialite');
  await expectAccessible(page);
  const id = page.url().split('/').at(-2) ?? '';
  await complete(page.request, id);

  await page.reload();
  await expect(page.locator('summary').filter({ hasText: words.gaps })).toHaveCount(0);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(words.published)).toBeVisible();
  await visit(site, 'fr', 'own');

  await publishTranslation(page.request, id);
  await visit(site, 'en', 'own');

  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.unpublish }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.unpublish }).click();
  await expect(page.getByText(words.gone)).toBeVisible();
  await visit(site, 'fr', 'generated');
}

/** Writes words in the place of every gap of a page. */
async function complete(request: APIRequestContext, id: string): Promise<void> {
  const { modules } = await (await request.get(`/api/pages/${id}`)).json();
  for (const { id: moduleId, data, revision } of modules) {
    const written = JSON.stringify(data).replaceAll(/\[(?:À compléter|To be)[^\]]*\]/g, 'la Rive');
    if (written === JSON.stringify(data)) continue;
    const saved = await request.put(`/api/${id}/modules/${moduleId}`, {
      headers: { 'if-match': `"${revision}"` },
      data: { data: JSON.parse(written) },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await waitUntilRead(request, `/api/pages/${id}`, saved);
  }
}

async function publishTranslation(request: APIRequestContext, id: string): Promise<void> {
  const { translations } = await (await request.get(`/api/pages/${id}`)).json();
  expect(translations).toMatchObject([{ locale: 'en', url: visited.en.path, status: 'draft' }]);
  const [{ id: english }] = translations;
  await complete(request, english);
  const published = await request.post(`/api/pages/${english}/publish`);
  expect(published.status(), await published.text()).toBe(200);
}

/** Reads what visitors find at the address and in the footer, with script and without. */
async function visit(
  { browser, baseURL }: Site,
  locale: keyof typeof visited,
  finding: 'generated' | 'own',
): Promise<void> {
  const { path, generated, title } = visited[locale];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale });
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });
    await expect
      .poll(async () => {
        await page.goto(path);
        return heading.textContent();
      })
      .toBe(finding === 'own' ? title : generated);
    // What the product knows is on both.
    const main = page.getByRole('main');
    await expect(main.getByText('parvis_consent')).toBeVisible();
    await expect(main.getByText('la Rive')).toHaveCount(finding === 'own' ? 8 : 0);
    const link = page.getByRole('contentinfo').getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', path);
    if (javaScriptEnabled) await expectAccessible(page);
    await context.close();
  }
}
