import { columnsResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import {
  liveFeedFirstItems,
  liveFeedFirstItemsBelowPx,
  liveFeedKeptBelowHeaderPx,
  liveFeedPollingMs,
  liveFeedWideRows,
} from '@parvis/contracts/limits/live-feed.ts';
import { expect, type Page, type Route, test } from '@playwright/test';
import { signIn } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { expectWithinWindow, issuesOf, refuseTrackers } from './fixtures/window.ts';

const languages = [
  {
    path: '/focus/vingt-quatre-heures-d-estuaire#tab-le-direct',
    all: 'Tout afficher',
    fewer: 'Afficher moins',
    fullscreen: 'Plein écran',
    leave: 'Quitter le plein écran',
    news: 'Nouveaux messages : 1',
  },
  {
    path: '/en/focus/twenty-four-hours-on-the-estuary#tab-live',
    all: 'Show all',
    fewer: 'Show fewer',
    fullscreen: 'Full screen',
    leave: 'Exit full screen',
    news: 'New posts: 1',
  },
] as const;

const feed = (page: Page) => page.locator('[data-island="live"]');
const shown = (page: Page) => page.locator('[data-post]:visible');
const ids = (page: Page) =>
  page.locator('[data-post]').evaluateAll((posts) => posts.map((post) => post.dataset.post ?? ''));
const isBusy = async (page: Page) => (await feed(page).getAttribute('aria-busy')) === 'true';

const fresh = { id: 'justnow00001', html: '<article data-post="justnow00001">!</article>' };

/**
 * Delays the feed's requests until the test fulfils them: with the current posts, with one more
 * post, or not at all.
 */
async function holdQuestions(page: Page) {
  const waiting: Route[] = [];
  await page.route('**/ajax/live/posts?*', (route) => void waiting.push(route));
  return async (what: 'known' | 'new' | 'failure') => {
    await expect.poll(() => waiting.length).toBe(1);
    const route = waiting.shift();
    if (route === undefined || what === 'failure') return route?.abort();
    const response = await route.fetch();
    const known = await response.json();
    const data = what === 'new' ? [fresh, ...known.data] : known.data;
    await route.fulfill({ response, json: { ...known, data } });
  };
}

/** Opens the feed with the page's clock stopped before the first response. */
async function openFeed(page: Page, path: string, width = 1_440) {
  const answer = await holdQuestions(page);
  await page.setViewportSize({ width, height: 900 });
  await page.clock.install();
  await page.goto(path);
  await feed(page).scrollIntoViewIfNeeded();
  await expect(feed(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(feed(page)).not.toHaveAttribute('data-open');
  await answer('known');
  await expect(feed(page)).toHaveAttribute('data-open', '');
  expect(await isBusy(page)).toBe(false);
  return answer;
}

test.beforeEach(({ page, baseURL }) => refuseTrackers(page, baseURL));

for (const { path, all, fewer, fullscreen, leave, news } of languages) {
  test.describe(path, () => {
    test('a minute after a response it polls again, and puts new posts first', async ({ page }) => {
      const complaints = issuesOf(page);
      const answer = await openFeed(page, path);
      const before = await ids(page);
      expect(before.length).toBeGreaterThan(liveFeedFirstItems);
      await page.clock.runFor(liveFeedPollingMs - 1);
      expect(await isBusy(page)).toBe(false);
      await page.clock.runFor(1);
      await expect.poll(() => isBusy(page)).toBe(true);
      await answer('new');
      await expect(feed(page)).not.toHaveAttribute('aria-busy');
      await expect.poll(() => ids(page)).toEqual([fresh.id, ...before]);
      await expect(feed(page).getByRole('status')).toHaveText(news);
      await page.clock.runFor(liveFeedPollingMs);
      await answer('new');
      await expect(feed(page)).not.toHaveAttribute('aria-busy');
      await expect.poll(() => ids(page)).toEqual([fresh.id, ...before]);
      expect(complaints).toEqual([]);
    });

    test('a failure removes only the loading indicator', async ({ page }) => {
      const answer = await openFeed(page, path);
      const before = await feed(page).innerHTML();
      await page.clock.runFor(liveFeedPollingMs);
      await expect.poll(() => isBusy(page)).toBe(true);
      await answer('failure');
      await expect(feed(page)).not.toHaveAttribute('aria-busy');
      expect(await feed(page).innerHTML()).toBe(before);
      await page.clock.runFor(liveFeedPollingMs);
      await answer('new');
      await expect(page.locator(`[data-post="${fresh.id}"]`)).toBeVisible();
    });

    test('in a wide window it shows two rows close below its header, or all', async ({ page }) => {
      await openFeed(page, path);
      const header = await feed(page).locator('header').boundingBox();
      const below = (header?.y ?? 0) + (header?.height ?? 0);
      const tops = await shown(page).evaluateAll((posts) =>
        posts.map((post) => Math.round(post.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(liveFeedWideRows);
      expect(Math.max(...tops) - below).toBeLessThanOrEqual(liveFeedKeptBelowHeaderPx);
      const few = tops.length;
      const every = (await ids(page)).length;
      expect(every).toBeGreaterThan(few);
      await expectWithinWindow(page);
      await feed(page).getByRole('button', { name: all }).click();
      await expect(shown(page)).toHaveCount(every);
      const less = feed(page).getByRole('button', { name: fewer });
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      await page.clock.resume();
      await expectAccessible(page);
      await less.click();
      await expect(shown(page)).toHaveCount(few);
    });

    test('a window that becomes narrow shows the first three, 200 ms later', async ({ page }) => {
      await openFeed(page, path);
      const few = await shown(page).count();
      expect(few).not.toBe(liveFeedFirstItems);
      await page.evaluate(
        `addEventListener('resize', () => { document.body.dataset.resized = '' })`,
      );
      await page.setViewportSize({ width: liveFeedFirstItemsBelowPx - 1, height: 900 });
      await expect(page.locator('body')).toHaveAttribute('data-resized', '');
      await page.clock.runFor(columnsResizeDebounceMs - 1);
      expect(await shown(page).count()).toBe(few);
      await page.clock.runFor(1);
      await expect.poll(() => shown(page).count()).toBe(liveFeedFirstItems);
      await expectWithinWindow(page);
      await page.clock.resume();
      await expectAccessible(page);
    });

    test('it fills the screen with every post, and returns to its former state', async ({
      page,
    }) => {
      await openFeed(page, path);
      const few = await shown(page).count();
      await feed(page).getByRole('button', { name: fullscreen, exact: true }).click();
      await expect(feed(page).getByRole('button', { name: leave })).toBeFocused();
      await expect(shown(page)).toHaveCount((await ids(page)).length);
      await expect(feed(page).getByRole('button', { name: all })).toBeHidden();
      await feed(page).getByRole('button', { name: leave }).click();
      await expect(feed(page).getByRole('button', { name: fullscreen, exact: true })).toBeVisible();
      await expect(shown(page)).toHaveCount(few);
      await expect(feed(page).getByRole('button', { name: all })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });

    test('for editors it does not move', async ({ page }) => {
      await signIn(page.request);
      await page.goto(path);
      await expect(page.locator('[data-post]').first()).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
    });
  });
}
