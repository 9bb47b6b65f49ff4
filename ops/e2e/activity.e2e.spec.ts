import { expect, test } from '@playwright/test';
import { createPage, publish, signIn, waitUntilRead } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { journeyLanguages } from './fixtures/journey-languages.ts';

/** The labels of the interface that are used here, by its language. */
const interfaces = {
  fr: {
    locale: 'fr-FR',
    title: 'Activité',
    action: 'Action',
    published: 'Publications et dépublications',
    publication: 'Publication',
    created: 'Création',
    older: 'Plus anciennes',
    newest: 'Les plus récentes',
    from: 'Du',
    none: 'Rien de tel n’a été fait.',
    what: 'Quoi',
    redirects: 'Redirections',
    deleted: 'Suppression',
  },
  en: {
    locale: 'en-GB',
    title: 'Activity',
    action: 'Action',
    published: 'Published and unpublished',
    publication: 'Published',
    created: 'Created',
    older: 'Older',
    newest: 'Newest',
    from: 'From',
    none: 'Nothing of the kind was done.',
    what: 'What',
    redirects: 'Redirects',
    deleted: 'Deleted',
  },
} as const;

for (const language of journeyLanguages('fr')) {
  const words = interfaces[language];
  test.describe(`with the interface in ${language}`, () => {
    test.use({ locale: words.locale });

    test('an editor sees the activity on all content, filters it, and follows a save to its revision', async ({
      page,
    }) => {
      await signIn(page.request);
      const title = `Suivie (${language})`;
      const data = { title, slug: `suivie-${language}`, locale: 'fr' };
      const { id } = await createPage(page.request, data);
      await publish(page.request, id, '/api/activity');
      await page.goto('/admin/activity');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const entries = page.getByRole('listitem').filter({ hasText: title });
      await expect(entries).toContainText([words.publication, words.created]);
      await expectAccessible(page);

      await page.getByLabel(words.action, { exact: true }).selectOption(words.published);
      await expect(entries).toHaveCount(1);
      await page.getByLabel(words.from, { exact: true }).fill('2100-01-01');
      await expect(page.getByText(words.none)).toBeVisible();
      await expectAccessible(page);

      await page.goto('/admin/activity');
      await entries.getByRole('link', { name: words.created, exact: true }).click();
      await page.waitForURL((url) => url.pathname === `/admin/content/page/${id}/history`);

      await page.goto('/admin/activity');
      await page.getByRole('button', { name: words.older }).click();
      await expect(page).toHaveURL(/before=/);
      await expect(entries).toHaveCount(0);
      await page.getByRole('button', { name: words.newest }).click();
      await expect(entries).toHaveCount(2);
      await page.request.delete(`/api/pages/${id}`, { headers: { 'If-Match': '"1"' } });
    });

    test('an editor sees the activity on a redirect, and opens its history', async ({ page }) => {
      await signIn(page.request);
      const from = `/suivie-${language}`;
      const data = { from, target: { status: 410 } };
      const { id } = await (await page.request.post('/api/redirects', { data })).json();
      const headers = { 'If-Match': '"1"' };
      const gone = await page.request.delete(`/api/redirects/${id}`, { headers });
      await waitUntilRead(page.request, '/api/activity', gone);
      await page.goto('/admin/activity');
      await page.getByLabel(words.what, { exact: true }).selectOption(words.redirects);
      const entries = page.getByRole('listitem').filter({ hasText: from });
      await expect(entries).toContainText([words.deleted, words.created]);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      await entries.first().getByRole('link', { name: from }).click();
      await page.waitForURL((url) => url.pathname === `/admin/history/redirect/${id}`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    });
  });
}
