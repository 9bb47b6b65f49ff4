import type { Page } from 'puppeteer-core';

/** What is laid out at fractions of a pixel may differ by less than one. */
const tolerancePx = 0.5;

/** @throws Error with what leaves the window sideways: the page itself, or something in its header */
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
    throw new Error(`${beyond.join(', ')} leave the window`);
}

/**
 * What an element holds begins and ends where the bar's own parts do: both stand on the page's grid.
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
    throw new Error(`${selector} stands at ${there}, the bar at ${bar}`);
}

/** Waits until something holds in the page. @throws Error that says what does not */
export async function requireSoon(page: Page, holds: string, what: string): Promise<void> {
  await page.waitForFunction(holds, { timeout: 10_000 }).catch((cause: unknown) => {
    throw new Error(what, { cause });
  });
}
