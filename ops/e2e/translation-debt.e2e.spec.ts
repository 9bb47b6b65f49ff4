import { type APIRequestContext, expect, test } from '@playwright/test';
import { createPage, publish, signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    languages: 'Langues',
    since: 'L’original a été publié 2 fois depuis.',
    behind: '2 publications de retard',
    differences: 'Voir les différences',
    words: 'Voir ce qui change',
    align: 'La traduction est à jour',
    home: { behind: 'Traductions en retard', reviews: 'À relire', count: '2 publications' },
    actions: 'Autres actions',
    review: 'Responsable et relecture…',
    owner: 'Responsable',
    day: 'À relire avant le',
    save: 'Enregistrer',
  },
  en: {
    locale: 'en-GB',
    languages: 'Languages',
    since: 'The original has been published 2 times since.',
    behind: '2 publications behind',
    differences: 'See the differences',
    words: 'Show what changes',
    align: 'The translation is aligned',
    home: {
      behind: 'Translations that are behind',
      reviews: 'For me to read again',
      count: '2 publications',
    },
    actions: 'More actions',
    review: 'Owner and review…',
    owner: 'Owner',
    day: 'To be read again by',
    save: 'Save',
  },
} as const;

test.use({ viewport: { width: 1440, height: 900 } });

/** Publishes a page with these titles, one after the other, from its second revision on. */
async function publishTitles(request: APIRequestContext, id: string, titles: readonly string[]) {
  for (const [at, title] of titles.entries()) {
    const { slug } = await (await request.get(`/api/pages/${id}`)).json();
    const headers = { 'If-Match': `"${at + 1}"` };
    const saved = await request.put(`/api/pages/${id}`, {
      headers,
      data: { title, slug, publish: true },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await waitUntilRead(request, '/api/home', saved);
  }
}

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor sees what changed in the original since, and says that the translation is aligned', async ({
      page,
    }) => {
      const { request } = page;
      await signIn(request);
      const slug = `retard-passerelle-${language}`;
      const { id } = await createPage(request, { locale: 'fr', title: 'Passerelle', slug });
      await publish(request, id);
      const data = { locale: 'en' };
      const made = await request.post(`/api/pages/${id}/translate`, { data });
      expect(made.status(), await made.text()).toBe(201);
      const translation = await made.json();
      await publishTitles(request, id, ['Passerelle basse', 'Passerelle haute']);

      await page.goto(`/admin/content/page/${id}/edit`);
      const panel = page.getByRole('region', { name: words.languages });
      await expect(panel.getByText(words.behind)).toBeVisible();

      await page.goto('/admin');
      const behind = page.getByRole('region', { name: words.home.behind });
      const row = behind.getByRole('row').filter({ hasText: 'Passerelle' });
      await expect(row).toContainText(words.home.count);
      await expectAccessible(page);
      await row.getByRole('link').click();

      const dialog = page.getByRole('dialog');
      await dialog.getByText(words.words).click();
      await expect(dialog.locator('ins').first()).toHaveText('haute');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(panel.getByText(words.since)).toBeVisible();
      await panel.getByRole('button', { name: words.differences }).click();
      await dialog.getByRole('button', { name: words.align }).click();
      await expect(dialog).toBeHidden();
      await expect(panel.getByText(words.since)).toBeHidden();

      await page.goto(`/admin/content/page/${id}/edit`);
      await expect(panel.getByText('EN')).toBeVisible();
      await expect(panel.getByText(words.behind)).toBeHidden();
      for (const old of [translation.id, id]) await request.post(`/api/pages/${old}/archive`);
    });

    test('an editor becomes the owner of a text that is late, and finds it on the home', async ({
      page,
    }) => {
      const { request } = page;
      await signIn(request);
      const title = `Éclusier (${language})`;
      const slug = `relecture-eclusier-${language}`;
      const { id } = await createPage(request, { locale: 'fr', title, slug });
      const { name } = await (await request.get('/admin/session')).json();

      await page.goto(`/admin/content/page/${id}/edit`);
      await page.getByRole('button', { name: words.actions }).click();
      await page.getByRole('menuitem', { name: words.review }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.owner).selectOption({ label: name });
      await dialog.getByLabel(words.day).fill('2026-01-05');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(dialog).toBeHidden();

      await page.goto('/admin');
      const reviews = page.getByRole('region', { name: words.home.reviews });
      await reviews.getByRole('row').filter({ hasText: title }).getByRole('link').click();
      await expect(dialog.getByLabel(words.day)).toHaveValue('2026-01-05');
      await dialog.getByLabel(words.day).fill('2099-01-05');
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/admin');
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(reviews.getByRole('row').filter({ hasText: title })).toBeHidden();
      await request.delete(`/api/pages/${id}`, { headers: { 'If-Match': '"1"' } });
    });
  });
}
