import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { interfaceIn } from './fixtures/interface-in.ts';

const words = {
  fr: {
    failed: 'Ce contenu ne peut pas être chargé',
    retry: 'Réessayer',
    loading: 'Chargement…',
    media: 'Aucun média ne correspond.',
    feed: 'Focus',
    unanswered: /Le serveur n’a pas répondu/,
  },
  en: {
    failed: 'The entity cannot be loaded',
    retry: 'Try again',
    loading: 'Loading…',
    media: 'No media item matches.',
    feed: 'Live feed of the feature',
    unanswered: /The server did not answer/,
  },
} as const;

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

/** Does something to what screens read, except to the session. */
async function onReads(page: Page, act: 'abort' | 'hold'): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request();
    const isRead = request.resourceType() === 'fetch' && !request.url().endsWith('/admin/session');
    if (!isRead) return route.continue();
    // What is held never comes, as on a very slow line.
    return act === 'abort' ? route.abort() : undefined;
  });
}

for (const language of ['fr', 'en'] as const) {
  const said = words[language];

  test(`every screen says that it failed to load, and loads when it is tried again (${language})`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page.request);
    await interfaceIn(page, language);
    for (const path of screens)
      await test.step(path, async () => {
        await onReads(page, 'abort');
        await page.goto(`/admin/${path}`);
        const failure = page.getByRole('heading', { level: 1, name: said.failed });
        await expect(failure).toBeVisible();
        await page.unroute('**/*');
        await page.getByRole('button', { name: said.retry }).click();
        await expect(failure).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    await expectAccessible(page);
    await onReads(page, 'abort');
    await page.goto('/admin/redirects');
    await expect(page.getByRole('button', { name: said.retry })).toBeVisible();
    await expectAccessible(page);
  });

  test(`every screen says that it is loading (${language})`, async ({ page }) => {
    await signIn(page.request);
    await interfaceIn(page, language);
    await onReads(page, 'hold');
    for (const path of screens)
      await test.step(path, async () => {
        await page.goto(`/admin/${path}`);
        await expect(page.getByText(said.loading, { exact: true }).first()).toBeVisible();
      });
    await page.goto('/admin/redirects');
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
    await onReads(page, 'abort');
    await page.goto('/admin/live-posts');
    await expect(page.getByRole('combobox', { name: said.feed })).toHaveAccessibleDescription(
      said.unanswered,
    );
    await expectAccessible(page);
  });
}
