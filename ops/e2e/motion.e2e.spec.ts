import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { backToTopScrollMs, megaMenuAnimationMs } from '@parvis/contracts/limits/navigation.ts';
import { summaryScrollDurationMs } from '@parvis/contracts/limits/summary.ts';
import { expect, type Page, test } from '@playwright/test';
import { movementsOf } from './fixtures/movements.ts';
import { refuseTrackers } from './fixtures/window.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test.beforeEach(async ({ page, baseURL }) => {
  await refuseTrackers(page, baseURL);
});

const history = '/groupe/notre-histoire';
const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);

/** Opens a page whose clock the test controls, with one of its islands hydrated. */
async function goTo(page: Page, path: string, island: string, top = 0): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await scrollTo(page, top);
  const root = page.locator(`[data-island="${island}"]`).first();
  await root.dispatchEvent('pointerover');
  await expect(root).toHaveAttribute('data-awake');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('to the millisecond', () => {
  test('a menu takes 250 ms to open, and 250 ms to close', async ({ page }) => {
    await goTo(page, '/groupe', 'site-menu');
    const item = page.locator('#navigation details', { hasText: 'Le Groupe' }).first();
    await item.locator('summary').click();
    await expect(item).toHaveAttribute('data-phase', 'opening');
    await page.clock.runFor(megaMenuAnimationMs - 1);
    await expect(item).toHaveAttribute('data-phase', 'opening');
    await page.clock.runFor(1);
    await expect(item).toHaveAttribute('data-phase', 'open');
    await page.keyboard.press('Escape');
    await page.clock.runFor(megaMenuAnimationMs - 1);
    await expect(item).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(item).not.toHaveAttribute('open');
  });

  test('a link of the summary scrolls to its heading in 750 ms, and focuses it', async ({
    page,
  }) => {
    await goTo(page, history, 'summary', 400);
    const heading = page.locator('#modules h2').nth(2);
    await page.locator('#summary a').nth(2).click();
    await page.clock.runFor(summaryScrollDurationMs - 1);
    await expect(heading).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(heading).toBeFocused();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(100, 0);
  });

  test('the link to the top scrolls there in 1500 ms, with the focus', async ({ page }) => {
    await goTo(page, history, 'back-to-top', 1_200);
    const first = page.locator('body a[href]').first();
    await page.getByRole('link', { name: 'Revenir en haut de la page' }).click();
    await page.clock.runFor(backToTopScrollMs - 1);
    await expect(first).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(first).toBeFocused();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  test('a list shows its progress for at most 30 s, however long the response takes', async ({
    page,
  }) => {
    await page.route('**/*json=1*', () => {});
    await goTo(page, '/mediaroom/mediatheque', 'list');
    await page.getByRole('searchbox').fill('rose');
    await page.getByRole('searchbox').press('Enter');
    const results = page.locator('[data-list="results"]');
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(loadMoreProgressTimeoutMs - 1);
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1);
    await expect(results).toHaveAttribute('aria-busy', 'false');
  });

  test('a closing dialog remains visible for 500 ms', async ({ page }) => {
    await page.goto('/groupe/atelier-des-cartes');
    const gallery = page.locator('[data-island="gallery"]');
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery).toHaveAttribute('data-awake');
    await gallery.getByRole('link', { name: /Agrandir : Le port de Setúbal/ }).click();
    const dialog = page.getByRole('dialog', { name: 'La collection' });
    await expect(dialog).toBeVisible();
    // The fade is a CSS transition: its clock is advanced, not the page's.
    const shown = await dialog.evaluate((one: HTMLDialogElement, end) => {
      for (const running of one.getAnimations()) running.finish();
      one.close();
      const fades = one.getAnimations();
      return [end - 1, end].map((time) => {
        for (const fade of fades) {
          fade.pause();
          fade.currentTime = time;
        }
        return getComputedStyle(one).display !== 'none';
      });
    }, modalFadeMs);
    expect(shown).toEqual([true, false]);
  });
});

test('a page has animations for visitors without a preference for reduced motion', async ({
  page,
}) => {
  await page.goto('/groupe');
  await expect.poll(() => movementsOf(page)).not.toEqual([]);
});
