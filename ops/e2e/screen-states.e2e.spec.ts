import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';

const words = {
  fr: {
    failed: 'Ce contenu ne peut pas être chargé',
    retry: 'Réessayer',
    media: 'Aucun média ne correspond.',
    feed: 'Focus',
    unanswered: /Le serveur n’a pas répondu/,
  },
  en: {
    failed: 'The entity cannot be loaded',
    retry: 'Try again',
    media: 'No media item matches.',
    feed: 'Live feed of the feature',
    unanswered: /The server did not answer/,
  },
} as const;
const loading = 'Loading…';

/** The screens that read something at once. */
const screens = [
  'pages',
  'news',
  'chapters',
  'focuses',
  'personalities',
  'tree',
  'scheduled',
  'merge-language',
  'trash',
  'library/image',
  'playlists',
  'menus',
  'redirects',
  'facets',
  'contact',
  'settings',
  'offers',
  'offers/figures',
  'offers/imports',
  'activity',
  'security',
  'projections',
  'users',
  'account',
];

/** What happens to a read: there is no response, or a final one, or it is still to come. */
type Fate = 'unanswered' | 'refused' | 'held';

const refusal = {
  status: 403,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: '',
    status: 403,
    detail: 'No.',
    code: 'forbidden',
    errors: [],
  },
};

/** Decides what happens to all that screens read, except the session. */
async function onReads(page: Page, fate: Fate): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request();
    const isRead = request.resourceType() === 'fetch' && !request.url().endsWith('/admin/session');
    if (!isRead) return route.continue();
    if (fate === 'unanswered') return route.abort();
    return fate === 'refused' ? route.fulfill(refusal) : undefined;
  });
}

test.describe.configure({ mode: 'parallel' });

test('every screen says that it failed to load, and loads when it is tried again', async ({
  page,
}) => {
  test.slow();
  await signIn(page.request);
  for (const path of screens)
    await test.step(path, async () => {
      // Without a response a screen would try again for two seconds before it says so.
      await onReads(page, 'refused');
      await page.goto(`/admin/${path}`);
      const failure = page.getByRole('heading', { level: 1, name: words.fr.failed });
      await expect(failure).toBeVisible();
      await page.unroute('**/*');
      await page.getByRole('button', { name: words.fr.retry }).click();
      await expect(failure).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await expectAccessible(page);
});

test('every screen says that it is loading', async ({ page }) => {
  test.slow();
  await signIn(page.request);
  await interfaceIn(page, 'en');
  await onReads(page, 'held');
  for (const path of screens)
    await test.step(path, async () => {
      await page.goto(`/admin/${path}`);
      await expect(page.getByText(loading, { exact: true }).first()).toBeVisible();
    });
  await page.goto('/admin/redirects');
  await expectAccessible(page);
});

for (const language of ['fr', 'en'] as const) {
  const said = words[language];

  test(`a screen without a response says so (${language})`, async ({ page }) => {
    await signIn(page.request);
    await interfaceIn(page, language);
    await onReads(page, 'unanswered');
    await page.goto('/admin/redirects');
    await expect(page.getByRole('heading', { level: 1, name: said.failed })).toBeVisible();
    await expect(page.getByRole('button', { name: said.retry })).toBeVisible();
    await expectAccessible(page);
  });

  test(`an empty library and a choice that cannot be read say so (${language})`, async ({
    page,
  }) => {
    await signIn(page.request);
    await interfaceIn(page, language);
    await page.goto('/admin/library/image?q=zzzzqq');
    await expect(page.getByText(said.media)).toBeVisible();
    await expectAccessible(page);
    await onReads(page, 'unanswered');
    await page.goto('/admin/live-posts');
    await expect(page.getByRole('combobox', { name: said.feed })).toHaveAccessibleDescription(
      said.unanswered,
    );
    await expectAccessible(page);
  });
}
