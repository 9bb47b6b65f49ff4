import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

const words = {
  fr: { section: 'Exploitation', title: 'Modèles de lecture', state: 'à jour', outbox: /e-mails/i },
  en: { section: 'Operations', title: 'Read models', state: 'up to date', outbox: /mails/i },
} as const;

for (const language of journeyLanguages('fr')) {
  test(`an administrator sees the progress of each read model, and opens the outbox (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    await interfaceIn(page, language);
    await signIn(page.request);
    await page.goto('/admin/pages');
    await page.getByText(said.section, { exact: true }).click();
    await page.getByRole('link', { name: said.title }).click();
    await expect(page.getByRole('row', { name: /redirects/ })).toContainText(said.state);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('link', { name: said.outbox }).click();
    await page.waitForURL('**/admin/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
