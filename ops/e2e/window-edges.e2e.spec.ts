import { expect, type Page, test } from '@playwright/test';
import { refuseTrackers } from './fixtures/window.ts';

/** Returns the text and controls of the page's content that are under what stays at the window's edge. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const edges = [...document.querySelectorAll('a, button')].filter((one) => {
      const { position } = getComputedStyle(one);
      return (position === 'fixed' || position === 'sticky') && one.closest('main') !== null;
    });
    const words = [...document.querySelectorAll('main p, main h2, main h3, main a, footer a')];
    return edges.flatMap((edge) => {
      const box = edge.getBoundingClientRect();
      const isStrip = box.bottom >= innerHeight - 1 && box.height < 60;
      if (box.width === 0 || isStrip) return [];
      return words
        .filter((word) => {
          const { left, right, top, bottom } = word.getBoundingClientRect();
          const isBeside = right <= box.left || left >= box.right;
          return word !== edge && !isBeside && bottom > box.top && top < box.bottom;
        })
        .map((word) => `${edge.textContent} over ${word.textContent}`);
    });
  });
}

for (const path of ['/', '/en', '/groupe/gouvernance', '/emploi-carriere/toutes-offres-emploi'])
  for (const width of [390, 1440])
    test(`${path} at ${width} px: what stays at the window’s edge covers neither text nor controls`, async ({
      page,
      baseURL,
    }) => {
      await refuseTrackers(page, baseURL);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      for (const share of [0, 0.3, 0.6]) {
        await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), share);
        expect([share, await covered(page)]).toEqual([share, []]);
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const last = page.locator('footer a').last();
      const isClear = await last.evaluate((link) => {
        const { x, y, width: across, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + across / 2, y + height / 2));
      });
      expect(isClear).toBe(true);
    });
