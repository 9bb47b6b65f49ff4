import type { Page } from 'puppeteer-core';

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
 * Requires that a panel begins where the entry that opens it does.
 * @throws Error with both places when they differ
 */
export async function requireBelow(page: Page, panel: string, entry: string): Promise<void> {
  const left = async (selector: string) =>
    Number(
      await page.evaluate(
        `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().left`,
      ),
    );
  const [there, expected] = [await left(panel), await left(entry)];
  if (!(Math.abs(there - expected) <= tolerancePx))
    throw new Error(`${panel} begins at ${there}, ${entry} at ${expected}`);
}

/** Waits until a condition is true in the page. @throws Error that names the condition */
export async function requireSoon(page: Page, holds: string, what: string): Promise<void> {
  await page.waitForFunction(holds, { timeout: 10_000 }).catch((cause: unknown) => {
    throw new Error(what, { cause });
  });
}
