import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { expect, type Page, test } from '@playwright/test';
import { closedOffers, findOpenOffers } from '../demo/offer-screens.ts';
import { type PublicScreen, publicScreens } from '../demo/public-screens.ts';
import { expectAccessible, expectAccessibleOnce } from './fixtures/axe.ts';
import { movementsOf } from './fixtures/movements.ts';
import { htmlFaults } from './fixtures/valid-html.ts';
import { expectWithinWindow, issuesOf, refuseTrackers } from './fixtures/window.ts';

test.describe.configure({ mode: 'parallel' });

/** The islands of filter panels. */
const filters = ':is([data-island="list"], [data-island="offers"])';

for (const screen of [...publicScreens, ...closedOffers(new Date())])
  test(`${screen.path}: accessible at every width, and still for visitors who prefer reduced motion`, async ({
    page,
    baseURL,
  }) => {
    const complaints = issuesOf(page);
    await refuseTrackers(page, baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(screen.path);
    expect(response?.status()).toBe(screen.status);
    expect(new URL(page.url()).pathname).toBe(screen.path.split('?')[0]);
    await expect(page.locator('html')).toHaveAttribute('lang', screen.locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (screen.kind === 'document') await expectSummaryOfTitles(page, screen);
    await expectAccessibleOnce(page);
    if (screen.kind === 'listing') await expectAccessibleFilterPanel(page, screen);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWithinWindow(page);
    }
    if (screen.kind === 'listing') await openLastFilterMenu(page);
    await expectAccessibleOnce(page);
    await expectNoMotion(page);
    // Chromium reports a response without the expected status as an error.
    const reported = complaints.filter((one) => !one.startsWith('Failed to load resource'));
    expect(screen.status === 200 ? complaints : reported).toEqual([]);
  });

test('every page has the title, text and image that are shown where it is shared', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const screens = [...publicScreens, ...(await findOpenOffers(read))];
  const paths = screens.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const faults: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
      if (!new RegExp(`property="${property}" content="[^"]+"`).test(html))
        faults.push(`${path}: ${property}`);
    const [, image] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    if (image && (await request.get(image)).status() !== 200) faults.push(`${path}: ${image}`);
  }
  expect(faults).toEqual([]);
});

/**
 * The summary lists the titles of the texts and modules, in their order; the home page has none.
 */
async function expectSummaryOfTitles(page: Page, { path, locale }: PublicScreen): Promise<void> {
  const entries = await page.evaluate<string[]>(
    `[...document.querySelectorAll('#summary a')].map((link) => decodeURIComponent(link.hash))`,
  );
  const titles = await page.evaluate<string[]>(
    `[...document.querySelectorAll('#modules :is(h1, h2)[id]')].map(({ id }) => '#' + id)`,
  );
  const isHome = path === pathOf('homepage', locale, {});
  expect(entries).toEqual(isHome || titles.length < 2 ? [] : titles);
}

/** Islands further down are hydrated when they are scrolled to. */
async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")).toBe(true);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 800)
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await page.waitForLoadState('networkidle');
  expect(await movementsOf(page)).toEqual([]);
}

/** On a phone the filters are a panel over the list. */
async function expectAccessibleFilterPanel(page: Page, { path }: PublicScreen): Promise<void> {
  await page.locator(`${filters}[data-awake]`).waitFor({ state: 'attached' });
  await expect(page.locator('body')).toHaveClass(
    path.includes('mediaroom') ? /page-list page-mediaroom/ : /page-(list|offers)/,
  );
  await page.locator(`${filters} [popovertarget]:visible`).first().click();
  await expect(page.locator('body')).toHaveClass(/filters-open/);
  await openLastFilterMenu(page);
  await expectAccessibleOnce(page);
  await page.keyboard.press('Escape');
}

async function openLastFilterMenu(page: Page): Promise<void> {
  const menus = page.locator(`${filters} summary`);
  if ((await menus.count()) > 0) await menus.last().click();
  await expectWithinWindow(page);
}

const reference = ['/api', '/api/operations/saveModule', '/api/schemas/TabsData'];

test('the API reference is accessible at every width', async ({ page }) => {
  const complaints = issuesOf(page);
  for (const path of reference) {
    expect((await page.goto(path))?.status()).toBe(200);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWithinWindow(page);
    }
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
});

test('every screen is valid HTML with pictures that exist, including “not found” and sign-in', async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of [
    ...publicScreens.map((screen) => screen.path),
    ...reference,
    '/nulle-part',
    '/admin/login',
    '/admin/forgotten',
    '/admin/forgotten/sent',
    '/admin/email',
  ]) {
    const html = await (await request.get(path)).text();
    expect(await htmlFaults(html), path).toEqual([]);
    expect(html, path).not.toMatch(/<style|\sstyle=/i);
    expect(html, path).not.toMatch(/class="[^"]*\bundefined\b/);
    for (const [, src = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g)) {
      if (pictures.has(src) || (await request.head(src)).status() === 200) pictures.add(src);
      // Unless another journey has withdrawn what shows it.
      else expect(await (await request.get(path)).text(), path).not.toContain(src);
    }
  }
  expect(pictures.size).toBeGreaterThan(0);
});

test('every indexed screen has metadata for sharing', async ({ request }) => {
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
