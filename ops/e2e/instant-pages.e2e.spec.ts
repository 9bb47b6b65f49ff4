import { expect, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { fullBrowserLaunch } from './fixtures/browser.ts';

// Playwright disables the back/forward cache, which is tested here.
test.use({
  launchOptions: {
    ...fullBrowserLaunch,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('documents have prefetch rules, which exclude private pages', async ({ page }) => {
  const response = await page.goto('/groupe');
  expect(response?.headers()['speculation-rules']).toBe('"/assets/speculation-rules.json"');
  const rules = await page.request.get('/assets/speculation-rules.json');
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  const [prefetch] = (await rules.json()).prefetch;
  const kept: string[] = prefetch.where.and[1].not.href_matches;
  const isKept = (address: string) =>
    page.evaluate<boolean>(
      `${JSON.stringify(kept)}.some((one) => new URLPattern(one, location.origin).test(new URL(${JSON.stringify(address)}, location.origin)))`,
    );
  for (const address of [
    '/admin',
    '/admin/login',
    '/admin?next=/',
    '/api/pages',
    '/en/mail/alerts/modal/job/1',
    '/modal/form-ethics',
    '/media/files/a.pdf',
    '/search/do?search=x',
  ])
    expect(`${address} ${await isKept(address)}`).toBe(`${address} true`);
  for (const address of ['/', '/en/', '/groupe', '/administration', '/en/group?q=1', '/mediaroom'])
    expect(`${address} ${await isKept(address)}`).toBe(`${address} false`);
});

test('a page is prefetched when its link is hovered', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const ruleErrors: unknown[] = [];
  const fetched: string[] = [];
  client.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleErrors.push(ruleSet.errorType));
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await client.send('Preload.enable');
  await page.goto('/groupe');
  // A link that is hovered already when the rules arrive is not prefetched.
  await expect.poll(() => ruleErrors.length).toBeGreaterThan(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Notre histoire/ })
    .first()
    .hover();
  await expect.poll(() => fetched).toEqual(['/groupe/notre-histoire']);
  expect(ruleErrors.filter((error) => error !== undefined)).toEqual([]);
});

test('going back uses the browser’s back/forward cache', async ({ page }) => {
  await page.addInitScript(
    `addEventListener('pageshow', (event) => { window.kept = event.persisted; })`,
  );
  await page.goto('/groupe');
  await page.getByText('Partager cette page').click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Notre histoire/ })
    .first()
    .click();
  await expect(page).toHaveURL(/notre-histoire$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.kept')).toBe(true);
});

for (const [reducedMotion, transition] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`with motion “${reducedMotion}” pages cross-fade: ${transition}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(
      `addEventListener('pagereveal', (event) => { window.passed = event.viewTransition !== null; })`,
    );
    await page.goto('/groupe');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Notre histoire/ })
      .first()
      .click();
    await expect(page).toHaveURL(/notre-histoire$/);
    await expect.poll(() => page.evaluate('window.passed')).toBe(transition);
  });

test('no pages are prefetched for editors, whose pages are personal', async ({ page }) => {
  await signIn(page.request);
  const response = await page.goto('/groupe');
  expect(response?.headers()['speculation-rules']).toBeUndefined();
  expect(response?.headers()['cache-control']).toBe('private, no-store');
});
