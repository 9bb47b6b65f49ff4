import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: { locale: 'fr-FR', brand: 'Parvis', drafts: 'Mes brouillons' },
  en: { locale: 'en-GB', brand: 'Parvis', drafts: 'My drafts' },
} as const;

for (const language of journeyLanguages('en')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor finds their draft on the home of the back-office, and opens it', async ({
      page,
    }) => {
      await signIn(page.request);
      const title = `Carnet de bord (${language})`;
      const data = { title, slug: `carnet-de-bord-${language}`, locale: 'fr' };
      const { id } = await (await page.request.post('/api/pages', { data })).json();
      await page.goto('/admin/pages');
      await page.getByRole('link', { name: words.brand }).click();
      const drafts = page.getByRole('region', { name: words.drafts });
      await expect(drafts.getByRole('link', { name: title })).toBeVisible();
      await expectAccessible(page);
      await drafts.getByRole('link', { name: title }).click();
      await page.waitForURL(`**/admin/content/page/${id}/edit*`);
      await page.request.delete(`/api/pages/${id}`, { headers: { 'If-Match': '"1"' } });
    });
  });
}
