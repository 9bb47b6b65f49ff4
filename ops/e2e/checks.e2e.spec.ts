import { expect, test } from '@playwright/test';
import { addActiveModule, createPage, publish, signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    summary: 'Résumé',
    dead: 'Le lien « l’escale » ne mène à rien d’en ligne',
    long: 'Le résumé dépasse 160 caractères',
    found: ['Un point à revoir', '2 points à revoir'],
    filter: 'Point à revoir',
  },
  en: {
    locale: 'en-GB',
    summary: 'Summary',
    dead: 'The link “l’escale” leads to nothing online',
    long: 'The summary is longer than 160 characters',
    found: ['One thing to review', '2 things to review'],
    filter: 'What to review',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('what to review is found over the site and while writing, and leads to its field', async ({
      page,
    }) => {
      await signIn(page.request);
      const slug = `a-revoir-${language}`;
      const title = `Carte marine à revoir (${language})`;
      const { id } = await createPage(page.request, { locale: 'fr', title, slug });
      const text = { html: '<p>Vers <a href="/escale-absente">l’escale</a>.</p>' };
      await addActiveModule(page.request, id, 'text', text);
      await publish(page.request, id, '/api/checks');

      await page.goto('/admin/checks');
      await page.getByLabel(words.filter).selectOption('link-dead');
      const row = page.getByRole('row').filter({ hasText: title });
      await expectAccessible(page);
      await row.getByRole('link', { name: words.dead }).click();

      const summary = page.locator('summary').filter({ hasText: words.found[0] });
      await summary.click();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.dead }).click();
      await expect(page.locator('.ProseMirror')).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('l’escale');

      await page
        .getByRole('button', { name: /^(En-tête de la page|Page header)/ })
        .first()
        .click();
      await page.getByLabel(words.summary).fill('é'.repeat(161));
      await expect(page.locator('summary').filter({ hasText: words.found[1] })).toBeVisible();
      await page.getByRole('button', { name: words.dead }).click();
      await page.getByRole('button', { name: words.long }).click();
      await expect(page.getByLabel(words.summary)).toBeFocused();
      await page.getByLabel(words.summary).fill('');
      await expect(summary).toBeVisible();
      await page.request.delete(`/api/pages/${id}`, { headers: { 'If-Match': '"1"' } });
    });
  });
}
