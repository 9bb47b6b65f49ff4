import type { Page } from 'puppeteer-core';
import { z } from 'zod';

/** Positions with subpixels may differ by less than one pixel. */
const tolerancePx = 0.5;

/**
 * @throws Error naming what overflows the window sideways: the page itself, or an element of its
 * header
 */
export async function requireWithinWindow(page: Page): Promise<void> {
  const beyond = await page.evaluate(`{
    const { clientWidth, scrollWidth } = document.documentElement;
    const named = (element) => element.tagName.toLowerCase() + '.' + element.className;
    const outside = [...document.querySelectorAll('body > header *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > clientWidth + ${tolerancePx})
      .map(named);
    scrollWidth > clientWidth ? ['the page', ...outside] : outside;
  }`);
  if (Array.isArray(beyond) && beyond.length > 0)
    throw new Error(`${beyond.join(', ')} overflow the window`);
}

/**
 * Requires that an element's content is aligned with the parts of the bar: both are on the page's
 * grid.
 * @throws Error with both places when they differ
 */
export async function requireOnGrid(page: Page, selector: string): Promise<void> {
  const edges = (element: string) => `(() => {
    const element = ${element};
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
  })()`;
  const [there, bar] = await Promise.all(
    [
      `document.querySelector(${JSON.stringify(selector)})`,
      `document.querySelector('body > header a[aria-label]').parentElement`,
    ].map(async (element) => String(await page.evaluate(edges(element)))),
  );
  const distances = there?.split(',').map((edge, at) => Number(edge) - Number(bar?.split(',')[at]));
  if (!distances?.every((distance) => Math.abs(distance) <= tolerancePx))
    throw new Error(`${selector} is at ${there}, the bar at ${bar}`);
}

/**
 * Requires that a panel begins where the entry that opens it does or, without room for it, ends
 * where the bar does.
 * @throws Error with the places when neither holds
 */
export async function requireBelow(page: Page, panel: string, entry: string): Promise<void> {
  const places = await page.evaluate(`(() => {
    const box = (element) => element.getBoundingClientRect();
    const find = (selector) => box(document.querySelector(selector));
    const panel = find(${JSON.stringify(panel)});
    const bar = document.querySelector('body > header a[aria-label]').parentElement;
    const barEnd = box(bar).right - parseFloat(getComputedStyle(bar).paddingRight);
    return [panel.left - find(${JSON.stringify(entry)}).left, panel.right - barEnd];
  })()`);
  const [fromEntry, fromEnd] = z.tuple([z.number(), z.number()]).parse(places);
  const isBelow = Math.abs(fromEntry) <= tolerancePx;
  const isAtEnd = fromEntry < 0 && Math.abs(fromEnd) <= tolerancePx;
  if (!isBelow && !isAtEnd)
    throw new Error(
      `${panel} begins ${fromEntry} px from ${entry}, and ends ${fromEnd} px from the bar`,
    );
}

/** Waits until a condition is true in the page. @throws Error that names the condition */
export async function requireSoon(page: Page, holds: string, what: string): Promise<void> {
  await page.waitForFunction(holds, { timeout: 10_000 }).catch((cause: unknown) => {
    throw new Error(what, { cause });
  });
}
