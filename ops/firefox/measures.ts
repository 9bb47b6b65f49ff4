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

const bar = `document.querySelector('body > header a[aria-label]').parentElement`;
const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** Returns the left and the right edge of an element's box or of its content, in pixels. */
async function readEdges(page: Page, element: string, of: 'box' | 'content') {
  const edges = await page.evaluate(`(() => {
    const element = ${element};
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return ${of === 'box'}
      ? [left, right]
      : [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
  })()`);
  return z.tuple([z.number(), z.number()]).parse(edges);
}

const areClose = (one: number, other: number) => Math.abs(one - other) <= tolerancePx;

/**
 * Requires that an element's content is aligned with the parts of the bar: both are on the page's
 * grid.
 * @throws Error with both places when they differ
 */
export async function requireOnGrid(page: Page, selector: string): Promise<void> {
  const [start, end] = await readEdges(page, find(selector), 'content');
  const [barStart, barEnd] = await readEdges(page, bar, 'content');
  if (!areClose(start, barStart) || !areClose(end, barEnd))
    throw new Error(`${selector} is at ${start},${end}, the bar at ${barStart},${barEnd}`);
}

/**
 * Requires that a panel begins where the entry that opens it does or, without room for it, ends
 * where the bar does.
 * @throws Error with the places when neither holds
 */
export async function requireBelow(page: Page, panel: string, entry: string): Promise<void> {
  const [start, end] = await readEdges(page, find(panel), 'box');
  const [entryStart] = await readEdges(page, find(entry), 'box');
  const [, barEnd] = await readEdges(page, bar, 'content');
  const isAtEnd = start < entryStart && areClose(end, barEnd);
  if (!areClose(start, entryStart) && !isAtEnd)
    throw new Error(
      `${panel} is at ${start},${end}, ${entry} begins at ${entryStart}, the bar ends at ${barEnd}`,
    );
}

/** Waits until a condition is true in the page. @throws Error that names the condition */
export async function requireSoon(page: Page, holds: string, what: string): Promise<void> {
  await page.waitForFunction(holds, { timeout: 10_000 }).catch((cause: unknown) => {
    throw new Error(what, { cause });
  });
}
