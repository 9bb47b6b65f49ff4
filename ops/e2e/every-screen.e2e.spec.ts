import { expect, test } from '@playwright/test';
import { publicScreens } from '../demo/public-screens.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { htmlFaults } from './fixtures/valid-html.ts';
import { expectWithinWindow, issuesOf, refuseTrackers } from './fixtures/window.ts';

for (const { path, locale } of publicScreens)
  test(`${path} can be read by everybody at every width`, async ({ page, baseURL }) => {
    const complaints = issuesOf(page);
    await refuseTrackers(page, baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWithinWindow(page);
    }
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

test('every screen is valid HTML, what is missing and signing in too', async ({ request }) => {
  for (const path of [
    ...publicScreens.map((screen) => screen.path),
    '/nulle-part',
    '/admin/login',
  ]) {
    const html = await (await request.get(path)).text();
    expect(await htmlFaults(html), path).toEqual([]);
    expect(html, path).not.toMatch(/<style|\sstyle=/i);
  }
});

test('every screen that search engines keep says what it is to those who quote it', async ({
  request,
}) => {
  const contentOf = (html: string, property: string) =>
    html.match(new RegExp(`<meta property="${property}" content="([^"]+)"`))?.[1];
  const silent = [];
  for (const { path } of publicScreens) {
    const html = await (await request.get(path)).text();
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    if (canonical === undefined) continue;
    expect(contentOf(html, 'og:url'), path).toBe(canonical);
    if (!contentOf(html, 'og:title') || !html.includes('"BreadcrumbList"')) silent.push(path);
  }
  expect(silent).toEqual([]);
});
