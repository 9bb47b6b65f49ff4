import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible, expectAccessibleOnce } from './fixtures/axe.ts';
import { htmlFaults } from './fixtures/valid-html.ts';
import { expectWithinWindow, issuesOf } from './fixtures/window.ts';

const languages = [
  {
    path: '/focus/grand-large-2030',
    header: '/content/header/render/',
    enter: 'Lire le dossier',
    tabs: ['Le cap', 'Habiter', 'Relier', 'Produire', 'Protéger', 'Tout'],
    ids: ['tab-le-cap', 'tab-habiter', 'tab-relier', 'tab-produire', 'tab-proteger', 'tab-all'],
  },
  {
    path: '/en/focus/open-water-2030',
    header: '/en/content/header/render/',
    enter: 'Read the feature',
    tabs: ['The course', 'Live', 'Connect', 'Produce', 'Protect', 'All'],
    ids: ['tab-the-course', 'tab-live', 'tab-connect', 'tab-produce', 'tab-protect', 'tab-all'],
  },
] as const;

const splash = (page: Page) => page.locator('[data-splash]');
const tab = (page: Page, name: string) =>
  page.locator('[data-island="page-tabs"] > nav').getByRole('link', { name, exact: true });
const shownParts = (page: Page) =>
  page.locator('[data-part]:visible').evaluateAll((parts) => parts.map(({ id }) => id));
const isWindowFilled = (page: Page) =>
  page.evaluate<boolean>(
    `document.querySelector('[data-splash]').getBoundingClientRect().height > innerHeight * 0.7`,
  );
const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);

/** Opens the page, and waits until its islands react. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const island of ['splash', 'page-tabs'])
    await page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' });
}

test.beforeEach(async ({ page, baseURL }) => {
  const value = `1.${new Date().toISOString().slice(0, 10)}`;
  await page.context().addCookies([{ name: 'parvis_consent', value, url: baseURL ?? '' }]);
});

for (const { path, header, enter, tabs, ids } of languages) {
  test.describe(path, () => {
    for (const width of [320, 390, 768, 1440]) {
      test(`its splash opens, is entered and is accessible at ${width} px`, async ({ page }) => {
        const complaints = issuesOf(page);
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => isWindowFilled(page)).toBe(true);
        await expectWithinWindow(page);
        await expectAccessibleOnce(page);
        await page.getByRole('link', { name: enter }).press('Enter');
        await expect(splash(page)).toHaveAttribute('data-splash', 'closed');
        await expect(page).toHaveURL(`${path}#${ids[0]}`);
        await expect(tab(page, tabs[0])).toBeFocused();
        await expect(tab(page, tabs[0])).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => isWindowFilled(page)).toBe(false);
        await expect.poll(() => shownParts(page)).toEqual([ids[0]]);
        await expectAccessibleOnce(page);
        expect(complaints).toEqual([]);
      });
    }

    test('a press anywhere on the splash enters the page, after the fade', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await open(page, path);
      await page.clock.pauseAt(Date.now() + 60_000);
      await splash(page).click({ position: { x: 30, y: 30 } });
      await expect(splash(page)).toHaveAttribute('data-splash', 'fading');
      await page.clock.runFor(modalFadeMs - 1);
      await expect(splash(page)).toHaveAttribute('data-splash', 'fading');
      await expect(page).toHaveURL(path);
      await page.clock.runFor(1);
      await expect(splash(page)).toHaveAttribute('data-splash', 'closed');
      await expect(page).toHaveURL(`${path}#${ids[0]}`);
    });

    test('with reduced motion the page is entered immediately', async ({ page }) => {
      await page.clock.install();
      await open(page, path);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('link', { name: enter }).click();
      await expect(splash(page)).toHaveAttribute('data-splash', 'closed');
    });

    test('the splash closes when scrolled past the tabs, and no visible content moves', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      const figures = page.locator('[data-part]:visible dl').first();
      const top = () => figures.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      const before = await top();
      await scrollTo(page, 600);
      await expect(splash(page)).toHaveAttribute('data-splash', 'open');
      await scrollTo(page, 1_000);
      await expect(page).toHaveURL(`${path}#${ids[0]}`);
      await expect(splash(page)).toHaveAttribute('data-splash', 'closed');
      expect(Math.abs((await top()) - (before - 1_000))).toBeLessThanOrEqual(2);
    });

    test('one tab is shown, or all; its address works on load and with Back', async ({ page }) => {
      await open(page, `${path}#${ids[1]}`);
      await expect(splash(page)).toHaveAttribute('data-splash', 'closed');
      await expect.poll(() => shownParts(page)).toEqual([ids[1]]);
      await tab(page, tabs[4]).click();
      await expect(page).toHaveURL(`${path}#${ids[4]}`);
      await expect.poll(() => shownParts(page)).toEqual([ids[4]]);
      await tab(page, tabs[5]).click();
      await expect.poll(() => shownParts(page)).toEqual(ids.slice(0, 5));
      await expect(tab(page, tabs[5])).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page);
      await page.goBack();
      await expect.poll(() => shownParts(page)).toEqual([ids[4]]);
      await page.goBack();
      await expect(page).toHaveURL(`${path}#${ids[1]}`);
      await expect.poll(() => shownParts(page)).toEqual([ids[1]]);
      await page.goForward();
      await expect.poll(() => shownParts(page)).toEqual([ids[4]]);
    });

    test('a link to an element within a tab shows that tab', async ({ page }) => {
      await open(page, path);
      await page.evaluate(
        `document.querySelector('#${ids[2]} h2').id = 'within'; location.hash = 'within'`,
      );
      await expect(tab(page, tabs[2])).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => shownParts(page)).toEqual([ids[2]]);
      await expect(page.locator('#within')).toBeInViewport();
    });

    test('the header of the page can be requested alone', async ({ page, request }) => {
      await signIn(page.request);
      await page.goto(path);
      const edit = await page.request.get(`/api/focuses?q=2030`);
      const { items } = await edit.json();
      const found = items.find((item: { url?: string | null }) => item.url === path);
      const answer = await request.get(`${header}${found.id}`);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<h1');
      expect(html).not.toContain('<html');
      expect((await request.get(`${header}inconnu00001`)).status()).toBe(404);
    });

    test('for editors the page is expanded', async ({ page }) => {
      await signIn(page.request);
      await page.goto(path);
      await expect(page.locator('body')).toHaveClass(/logged/);
      await expect(splash(page)).toHaveCount(0);
      await expect(page.locator('[data-part]')).toHaveCount(0);
      await expect(page.getByRole('main').locator('dl').first()).toBeVisible();
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('everything can be reached, and the tabs are links', async ({ page }) => {
        const response = await page.goto(path);
        const html = (await response?.text()) ?? '';
        expect(html).not.toMatch(/<style|\sstyle=/i);
        expect(await htmlFaults(html)).toEqual([]);
        await expect(page.locator('[data-part]:visible')).toHaveCount(5);
        await page.getByRole('link', { name: enter }).click();
        await expect(page).toHaveURL(`${path}#${ids[0]}`);
        await expect(page.getByRole('link', { name: enter })).toBeHidden();
        await expect(page.locator('[data-part]:visible')).toHaveCount(1);
        await tab(page, tabs[3]).click();
        await expect(page.locator(`#${ids[3]}`)).toBeVisible();
        await expect(page.locator(`#${ids[0]}`)).toBeHidden();
        await tab(page, tabs[5]).click();
        await expect(page.locator('[data-part]:visible')).toHaveCount(5);
      });
    });
  });
}
