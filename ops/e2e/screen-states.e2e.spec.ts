import { expect, type Page, type Route, test } from '@playwright/test';
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

/** The screens that read data as soon as they open. */
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
  'offers/absent',
  'activity',
  'security',
  'projections',
  'users',
  'account',
];

const refusal = {
  status: 400,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: '',
    status: 400,
    detail: 'No.',
    code: 'invalid',
    errors: [],
  },
};

/** Intercepts everything that screens read, except the session. */
async function onReads(page: Page, intercept: (route: Route) => unknown): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request();
    const isRead = request.resourceType() === 'fetch' && !request.url().endsWith('/admin/session');
    return isRead ? intercept(route) : route.continue();
  });
}

const leaveUnanswered = (route: Route) => route.abort();

test.describe.configure({ mode: 'parallel' });

test('every screen shows that it is loading, then that it failed, and loads when it is retried', async ({
  page,
}) => {
  test.slow();
  await signIn(page.request);
  await interfaceIn(page, 'en');
  for (const path of screens)
    await test.step(path, async () => {
      const pending: Route[] = [];
      await onReads(page, (route) => pending.push(route));
      await page.goto(`/admin/${path}`);
      await expect(page.getByText(loading, { exact: true }).first()).toBeVisible();
      if (path === 'redirects') await expectAccessible(page);
      // Without a response a screen would retry for two seconds before it reports the failure.
      await onReads(page, (route) => route.fulfill(refusal));
      for (const route of pending) await route.fulfill(refusal);
      const failure = page.getByRole('heading', { level: 1, name: words.en.failed });
      await expect(failure).toBeVisible();
      if (path === 'redirects') await expectAccessible(page);
      await page.unroute('**/*');
      await page.getByRole('button', { name: words.en.retry }).click();
      await expect(failure).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await expectAccessible(page);
});

for (const language of ['fr', 'en'] as const) {
  const said = words[language];

  test(`a screen without a response reports it (${language})`, async ({ page }) => {
    await signIn(page.request);
    await interfaceIn(page, language);
    await onReads(page, leaveUnanswered);
    await page.goto('/admin/redirects');
    await expect(page.getByRole('heading', { level: 1, name: said.failed })).toBeVisible();
    await expect(page.getByRole('button', { name: said.retry })).toBeVisible();
    await expectAccessible(page);
  });

  test(`an empty library and a choice that cannot be read have a message (${language})`, async ({
    page,
  }) => {
    await signIn(page.request);
    await interfaceIn(page, language);
    await page.goto('/admin/library/image?q=zzzzqq');
    await expect(page.getByText(said.media)).toBeVisible();
    await expectAccessible(page);
    await onReads(page, leaveUnanswered);
    await page.goto('/admin/live-posts');
    await expect(page.getByRole('combobox', { name: said.feed })).toHaveAccessibleDescription(
      said.unanswered,
    );
    await expectAccessible(page);
  });
}
