import { trackingConsentWaitMs } from '@parvis/contracts/limits/third-parties.ts';
import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { languages as declared } from '@parvis/contracts/site/locale.ts';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible, expectAccessibleOnce } from './fixtures/axe.ts';
import { consentTo } from './fixtures/consent-to.ts';

const dayMs = 86_400_000;

const languages = [
  {
    careers: '/nous-rejoindre',
    working: '/groupe/travailler-chez-estuaire',
    ajax: '/ajax',
    score: '4,2',
    outOf: 'sur 5',
    follow: /Nous suivre sur Mastodon/,
    locale: 'fr',
  },
  {
    careers: '/en/join-us',
    working: '/en/group/working-at-estuaire',
    ajax: '/en/ajax',
    score: '4.2',
    outOf: 'out of 5',
    follow: /Follow us on Mastodon/,
    locale: 'en',
  },
] as const;

const review = (page: Page) => page.locator('[data-island="employer-review"]');
const posts = (page: Page) => page.locator('[data-island="social-posts"]');

/** Returns the page's requests for reviews, as paths. */
function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/ajax/')) requests.push(pathname + search);
  });
  return requests;
}

for (const { careers, working, ajax, score, outOf, follow, locale } of languages) {
  test.describe(`in ${locale}`, () => {
    test('the rating is shown with the day of its import', async ({ page, baseURL }) => {
      await consentTo(page, baseURL);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(careers);
      await review(page).scrollIntoViewIfNeeded();
      await expect(review(page).getByText(score).first()).toBeVisible();
      const time = review(page).locator('time');
      await expect(time).toHaveAttribute('datetime', /T/);
      // The import may have happened before a midnight that the run has passed since.
      const importedAt = new Date((await time.getAttribute('datetime')) ?? '');
      expect(Date.now() - importedAt.getTime()).toBeLessThan(dayMs);
      const format = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const;
      const written = new Intl.DateTimeFormat(declared[locale].regional, format).format(importedAt);
      await expect(time).toHaveText(withFrenchOrdinal(written, locale));
      await expectAccessibleOnce(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessibleOnce(page);
    });

    test('the block disappears when the server does not answer with ratings', async ({ page }) => {
      for (const answer of [
        { status: 500, body: '' },
        { status: 200, body: '{"success":false}' },
        { status: 200, body: '<html>' },
      ]) {
        await page.route('**/ajax/employer-review', (route) => route.fulfill(answer));
        await page.goto(careers);
        await review(page).scrollIntoViewIfNeeded();
        await expect(review(page), JSON.stringify(answer)).toBeHidden();
      }
    });

    test('without consent the Group’s ratings are requested without tracking, after a second', async ({
      page,
      baseURL,
    }) => {
      await consentTo(page, baseURL);
      const requests = requestsOf(page);
      await page.clock.install();
      await page.goto(working);
      await page.clock.pauseAt(Date.now() + 60_000);
      await review(page).scrollIntoViewIfNeeded();
      await expect(review(page)).toHaveAttribute('data-awake');
      await page.clock.runFor(trackingConsentWaitMs - 1);
      expect(requests).toEqual([]);
      await page.clock.runFor(1);
      await expect(review(page).getByRole('listitem')).toHaveCount(6);
      expect(requests).toEqual([`${ajax}/employer-review/group?disabled=1`]);
      const link = review(page).getByRole('link').first();
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).not.toHaveAttribute('href', /utm_source/);
    });

    test('with consent they are requested immediately, and the outgoing link names its source', async ({
      page,
      baseURL,
    }) => {
      await consentTo(page, baseURL, 's3');
      const requests = requestsOf(page);
      await page.goto(working);
      await review(page).scrollIntoViewIfNeeded();
      await expect(review(page).getByText(outOf)).toHaveCount(6);
      expect(requests).toEqual([`${ajax}/employer-review/group`]);
      await expect(review(page).getByRole('link').first()).toHaveAttribute('href', /utm_source=/);
      await expectAccessible(page);
    });

    test('posts are fetched when expanded, also by keyboard', async ({ page, baseURL }) => {
      await consentTo(page, baseURL);
      await page.goto(working);
      await posts(page).locator('summary').press('Enter');
      await expect(posts(page).getByRole('article')).toHaveCount(6);
      await expectAccessible(page);
    });

    test('a failure empties the list, and expanding it again retries', async ({
      page,
      baseURL,
    }) => {
      await consentTo(page, baseURL);
      await page.route('**/ajax/expand-*/*', (route) => route.fulfill({ status: 500 }));
      await page.goto(working);
      const summary = posts(page).locator('summary');
      const failed = page.waitForResponse('**/ajax/expand-*/*');
      await summary.click();
      await failed;
      await expect(posts(page)).not.toHaveAttribute('aria-busy');
      await expect(posts(page).getByRole('listitem')).toHaveCount(0);
      await expect(page.getByRole('link', { name: follow })).toBeVisible();
      await page.unroute('**/ajax/expand-*/*');
      await summary.click();
      await summary.click();
      await expect(posts(page).getByRole('article')).toHaveCount(6);
    });

    test('for editors nothing is fetched', async ({ page }) => {
      const requests = requestsOf(page);
      await signIn(page.request);
      await page.goto(working);
      await expect(page.getByRole('link', { name: follow })).toBeVisible();
      await expect(review(page).or(posts(page))).toHaveCount(0);
      expect(requests).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('there are a text and a link to the network, and no control that does not work', async ({
        page,
      }) => {
        await page.goto(working);
        await expect(page.getByRole('link', { name: follow })).toBeVisible();
        await expect(posts(page)).toBeHidden();
        await expect(review(page).locator('[data-rating]')).toBeHidden();
        await expect(review(page).getByRole('heading', { level: 2 })).toBeVisible();
      });
    });
  });
}
