import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

const interfaces = {
  fr: {
    locale: 'fr-FR',
    show: 'Montrer les premiers pas',
    title: 'Premiers pas',
    name: /^Nommer le site dans ses langues.*Fait/,
    backup: /^Sauvegarder.*Passée/,
    resume: 'Reprendre Sauvegarder',
    link: 'Nommer le site dans ses langues',
  },
  en: {
    locale: 'en-GB',
    show: 'Show the first steps',
    title: 'First steps',
    name: /^Name the site in its languages.*Done/,
    backup: /^Make backups.*Skipped/,
    resume: 'Resume Make backups',
    link: 'Name the site in its languages',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    // What is skipped is saved with the settings, which other journeys save meanwhile.
    test('an administrator sees which first steps are done and skipped, and goes to one', async ({
      page,
    }) => {
      await signIn(page.request);
      await page.goto('/admin');
      await page.getByRole('button', { name: words.show }).click();
      const steps = page.getByRole('region', { name: words.title });
      await expect(steps.getByRole('row', { name: words.name })).toBeVisible();
      await expect(steps.getByRole('row', { name: words.backup })).toBeVisible();
      // Not covered by the link of its row.
      await steps.getByRole('button', { name: words.resume }).click({ trial: true });
      await expectAccessible(page);
      await steps.getByRole('link', { name: words.link }).click();
      await page.waitForURL('**/admin/settings');
    });
  });
}
