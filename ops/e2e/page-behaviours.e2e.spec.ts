import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';

const languages = [
  {
    locale: 'fr',
    other: 'en',
    path: '/groupe/notre-histoire',
    library: '/mediaroom/mediatheque',
    focus: '/focus/grand-large-2030',
    enter: 'Lire le dossier',
    summary: 'Sommaire',
    share: 'Partager cette page',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    top: 'Revenir en haut de la page',
    search: 'Retour à la recherche',
    suggestion: 'This page is also available in English.',
  },
  {
    locale: 'en',
    other: 'fr',
    path: '/en/group/our-history',
    library: '/en/mediaroom/library',
    focus: '/en/focus/open-water-2030',
    enter: 'Read the feature',
    summary: 'On this page',
    share: 'Share this page',
    copy: 'Copy the address',
    copied: 'Address copied',
    top: 'Back to the top of the page',
    search: 'Back to the search',
    suggestion: 'Cette page existe aussi en français.',
  },
] as const;

async function cookie(page: Page, baseURL: string | undefined, name: string, value: string) {
  await page.context().addCookies([{ name, value, url: baseURL ?? '' }]);
}

const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
const summaryLinks = (page: Page) => page.locator('#summary a');
/** Returns the distance between a heading of the text and the top of the window. */
const headingTop = (page: Page, index: number) =>
  page.evaluate<number>(
    `Math.round(document.querySelectorAll('main section h2')[${index}].getBoundingClientRect().top)`,
  );

test.beforeEach(async ({ page, baseURL }) => {
  await cookie(page, baseURL, 'parvis_consent', `1.${new Date().toISOString().slice(0, 10)}`);
});

for (const words of languages) {
  test.describe(`in ${words.locale}`, () => {
    test('the summary scrolls to 100 px above its headings and puts their number into the hash', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(words.path);
      await scrollTo(page, 150);
      await expect(summaryLinks(page).first()).toBeHidden();
      await scrollTo(page, 151);
      await expect(summaryLinks(page).first()).toBeVisible();
      await summaryLinks(page).nth(1).click();
      await expect(page).toHaveURL(/#2$/);
      await expect.poll(() => headingTop(page, 1)).toBe(100);
      await expect(summaryLinks(page).nth(1)).toHaveAttribute('aria-current', 'location');
      await expectAccessible(page);
      await page.goto('about:blank');
      await page.goto(`${words.path}#3`);
      await expect.poll(() => headingTop(page, 2)).toBe(100);
    });

    test('a number in the hash scrolls to its heading before the summary is hydrated', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 320 });
      await page.goto(`${words.path}#3`);
      await expect.poll(() => headingTop(page, 2)).toBe(100);
      await page.goto('about:blank');
      await page.goto(words.path, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-island="summary"]:not([data-awake])')).toBeAttached();
      await page.evaluate(`location.hash = '#2'`);
      await expect.poll(() => headingTop(page, 1)).toBe(100);
    });

    test('the summary is a sheet on small screens', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(words.path);
      await scrollTo(page, 400);
      await page.getByRole('button', { name: words.summary }).click();
      await expect(summaryLinks(page).first()).toBeVisible();
      await expectAccessible(page);
      await summaryLinks(page).nth(1).click();
      await expect(summaryLinks(page).first()).toBeHidden();
      await expect.poll(() => headingTop(page, 1)).toBe(100);
    });

    test('scrolling back to the top takes 1500 ms', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(words.path);
      await scrollTo(page, 1_200);
      const link = page.getByRole('link', { name: words.top });
      await expect(link).toBeInViewport();
      const start = Date.now();
      await link.click();
      await expect.poll(() => scrolled(page), { intervals: [50] }).toBe(0);
      expect(Date.now() - start).toBeGreaterThanOrEqual(1_400);
    });

    test('a page is shared by plain links, and its address is copied', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(words.path);
      await page.getByText(words.share).click();
      const mail = page.locator('main a[href^="mailto:"]');
      await expect(mail).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.copy }).click();
      await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(baseURL + words.path);
      await page.keyboard.press('Escape');
      await expect(mail).toBeHidden();
    });

    test('the link back to the search never leaves this site', async ({ page, baseURL }) => {
      const link = page.getByRole('link', { name: words.search });
      await cookie(page, baseURL, 'rh_current_search', encodeURIComponent('//evil.example/x'));
      await page.goto(words.path);
      await page.waitForLoadState('networkidle');
      await expect(link).toBeHidden();
      await cookie(page, baseURL, 'rh_current_search', encodeURIComponent('/groupe?q=phare'));
      await page.goto(words.path);
      await expect(link).toHaveAttribute('href', '/groupe?q=phare');
      await expectAccessible(page);
    });

    test('an item of the media library links back to the search', async ({ page }) => {
      await page.goto(`${words.library}?q=porto`);
      await expect(page.locator('[data-island="remember-search"]')).toHaveAttribute('data-awake');
      await page.locator(`main a[href^="${words.library}/"]`).first().click();
      await expect(page).not.toHaveURL(/q=porto/);
      await expectAccessible(page);
      await page.getByRole('link', { name: words.search }).click();
      await expect(page).toHaveURL(`${words.library}?q=porto`);
    });

    test('a focus links back to the search once it is entered', async ({ page, baseURL }) => {
      await cookie(page, baseURL, 'rh_current_search', encodeURIComponent('/groupe?q=phare'));
      await page.goto(words.focus);
      const link = page.getByRole('link', { name: words.search });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(link).toBeHidden();
      await page.getByRole('link', { name: words.enter }).press('Enter');
      await expect(link).toHaveAttribute('href', '/groupe?q=phare');
      await expectAccessible(page);
    });

    test.describe('with a browser that prefers the other language', () => {
      test.use({ locale: words.other === 'en' ? 'en-GB' : 'fr-FR' });

      test('the translation is suggested once, for 31 days', async ({ page }) => {
        await page.goto(words.path);
        await expect(page.getByText(words.suggestion)).toBeVisible();
        await expectAccessible(page);
        const kept = (await page.context().cookies()).find(
          ({ name }) => name === 'language_suggestion',
        );
        const days = ((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400;
        expect(Math.round(days)).toBe(31);
        await page.reload();
        await page.waitForLoadState('networkidle');
        await expect(page.getByText(words.suggestion)).toBeHidden();
      });
    });

    test.describe('with a browser that prefers this language', () => {
      test.use({ locale: words.locale === 'en' ? 'en-GB' : 'fr-FR' });

      test('no translation is suggested', async ({ page }) => {
        await page.goto(words.path);
        await page.waitForLoadState('networkidle');
        await expect(page.getByText(words.suggestion)).toBeHidden();
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the summary, sharing and the link to the top are plain links', async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(words.path);
        await expect(summaryLinks(page).first()).toBeVisible();
        await summaryLinks(page).nth(2).click();
        await expect(page).toHaveURL(/#s-/);
        await page.getByText(words.share).click();
        await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
        await expect(page.getByText(words.copy)).toBeHidden();
        await expect(page.getByText(words.suggestion)).toBeHidden();
      });
    });

    test('editors get plain anchors and no share menu', async ({ page }) => {
      await signIn(page.request);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(words.path);
      await expect(page.locator('body')).toHaveClass('logged');
      await expect(summaryLinks(page).first()).toBeVisible();
      await summaryLinks(page).nth(1).click();
      await expect(page).toHaveURL(/#s-/);
      await expect(page.getByText(words.share)).toHaveCount(0);
    });
  });
}
