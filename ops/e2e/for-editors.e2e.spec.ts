import { expect, type Page, test } from '@playwright/test';
import { publicScreens } from '../demo/public-screens.ts';
import { signIn } from './fixtures/api.ts';
import { signInOnScreen } from './fixtures/session.ts';
import { refuseTrackers } from './fixtures/window.ts';

/**
 * Specification, section 6: no visual enhancement, slider, share menu, reveal, profile filter or
 * click-to-play. Only navigation, credits and stored positions remain.
 */
const staying = new Set([
  'site-menu',
  'consent',
  'credit',
  'world',
  'forget-menu',
  'remember-search',
]);
const goingAway = ['slider', 'share', 'profiles', 'video', 'summary', 'list', 'live'];

function islandsIn(html: string): readonly string[] {
  return [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
}

test('for editors no public screen hydrates visitors’ islands, and every one links to the back-office', async ({
  request,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) });
  await signIn(request);
  const offered = new Set<string>();
  // The steps of forms have no header, and are the same for everybody.
  for (const { path } of publicScreens.filter((one) => !one.path.includes('/modal/'))) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<body[^>]* class="logged/);
    expect(html.includes('<a href="/admin"'), path).toBe(true);
    expect(
      islandsIn(html).filter((name) => !staying.has(name)),
      path,
    ).toEqual([]);
    const forVisitors = await (await visitor.get(path)).text();
    expect(forVisitors.includes('/admin'), path).toBe(false);
    for (const name of islandsIn(forVisitors)) offered.add(name);
  }
  expect([...offered]).toEqual(expect.arrayContaining(goingAway));
  await visitor.dispose();
});

/** Returns the number of modules that animate into place as they are scrolled into view. */
const revealed = (page: Page) =>
  page.evaluate<number>(
    `[...document.querySelectorAll('main section[data-module]')]
      .filter((module) => getComputedStyle(module).animationTimeline.startsWith('view')).length`,
  );

test('modules scrolled into view are animated for visitors, not for editors', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await refuseTrackers(page, baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/groupe/atelier-des-cartes');
  await expect.poll(() => revealed(page)).toBeGreaterThan(2);
  await signIn(page.request);
  await page.goto('/groupe/atelier-des-cartes');
  await expect(page.locator('body')).toHaveClass(/logged/);
  expect(await revealed(page)).toBe(0);
});

test('the back-office violates no security policy', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      sessionStorage.setItem('refused', `${violatedDirective} ${blockedURI}`);
    });
  });
  await signInOnScreen(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('refused'))).toBeNull();
});
