import { expect, type Locator, type Page, test } from '@playwright/test';
import { layoutShift } from './fixtures/layout-shift.ts';
import { refuseTrackers } from './fixtures/window.ts';

const words = {
  fr: {
    lists: ['/', '/toutes-actualites'],
    page: '/groupe/notre-histoire',
    newsletter: 'Lettre d’information',
    top: 'Revenir en haut de la page',
    summary: 'Sommaire',
  },
  en: {
    lists: ['/en/', '/en/all-news'],
    page: '/en/group/our-history',
    newsletter: 'Newsletter',
    top: 'Back to the top of the page',
    summary: 'On this page',
  },
} as const;

const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);

/** Returns the texts at less than 16 px beside what floats that its strip does not hide. */
const textsBeside = (float: Locator) =>
  float.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beside: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (own.contains(node) || !node.textContent?.trim()) continue;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const [x1, x2] = [Math.max(rect.left, left - 16), Math.min(rect.right, right + 16)];
        const [y1, y2] = [Math.max(rect.top, top), Math.min(rect.bottom, bottom)];
        if (x2 - x1 < 2 || y2 - y1 < 2) continue;
        const shown = [x1 + 1, x2 - 1].map((x) => document.elementFromPoint(x, (y1 + y2) / 2));
        if (shown.some((one) => !own.parentElement?.contains(one))) beside.push(node.textContent);
      }
    }
    return beside;
  });

for (const [locale, { lists, newsletter }] of Object.entries(words))
  for (const width of [390, 1024, 1199, 1200, 1440])
    test(`${locale}: no text is under or close beside the newsletter’s button at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await refuseTrackers(page, baseURL);
      await page.setViewportSize({ width, height: 800 });
      for (const path of lists) {
        await page.goto(path);
        const button = page.getByRole('link', { name: newsletter, exact: true });
        for (const top of [0, 640, 1_300]) {
          await scrollTo(page, top);
          await expect(button).toBeInViewport({ ratio: 1 });
          expect([path, top, await textsBeside(button)]).toEqual([path, top, []]);
        }
      }
    });

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${reducedMotion}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ contextOptions: { reducedMotion }, javaScriptEnabled });

      for (const [locale, { lists, page: path, ...named }] of Object.entries(words))
        test(`${locale}: the link to the top appears on a phone once it has been scrolled`, async ({
          page,
          baseURL,
        }) => {
          await refuseTrackers(page, baseURL);
          await page.setViewportSize({ width: 390, height: 844 });
          const top = page.getByRole('link', { name: named.top });
          const summary = page.getByRole('button', { name: named.summary });
          const newsletter = page.getByRole('link', { name: named.newsletter, exact: true });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(top).toBeHidden();
          await expect(summary).toBeHidden();
          await page.mouse.wheel(0, 600);
          await expect(top).toBeInViewport({ ratio: 1 });
          await expect(summary).toBeInViewport({ ratio: 1 });
          await page.goto(lists[1]);
          await expect(newsletter).toBeInViewport({ ratio: 1 });
          await expect(top).toBeHidden();
          await page.mouse.wheel(0, 600);
          await expect(top).toBeInViewport({ ratio: 1 });
        });
    });

for (const [locale, { lists }] of Object.entries(words))
  test.describe(`${locale}, for visitors who prefer the translation`, () => {
    test.use({ locale: locale === 'fr' ? 'en-GB' : 'fr-FR' });

    for (const width of [320, 390, 1024, 1440])
      test(`its suggestion covers nothing and moves nothing at ${width} px`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of lists) {
          await refuseTrackers(page, baseURL);
          await page.context().clearCookies({ name: 'language_suggestion' });
          await page.goto(path);
          const shown = page.getByRole('complementary', { name: /^(Language|Suggestion)/ });
          await expect(shown).toBeVisible();
          expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
          expect([path, await overlapped(shown)]).toEqual([path, []]);
        }
      });
  });

/** Returns the texts and controls outside an element that it overlaps. */
const overlapped = (own: Locator) =>
  own.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, summary, input, p, h1, h2')].flatMap((el) => {
      if (one.contains(el) || !el.checkVisibility({ visibilityProperty: true })) return [];
      const box = el.getBoundingClientRect();
      const meets = box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      return meets && box.width > 1 ? [el.outerHTML] : [];
    });
  });
