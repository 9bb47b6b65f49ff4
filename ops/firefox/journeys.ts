import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';
import type { Page } from 'puppeteer-core';
import { requireBelow, requireOnGrid, requireSoon, requireWithinWindow } from './measures.ts';

/** A visitor's journey, in one language and a window of one width. */
export interface Journey {
  readonly name: string;
  readonly width: number;
  readonly run: (page: Page, origin: string) => Promise<void>;
}

const languages = [
  {
    home: '/',
    list: '/toutes-actualites',
    text: '/groupe/notre-histoire',
    found: '/search/do?search=4,0',
    word: 'marée',
  },
  {
    home: '/en/',
    list: '/en/all-news',
    text: '/en/group/our-history',
    found: '/en/search/do?search=4.0',
    word: 'tides',
  },
] as const;

type Language = (typeof languages)[number];

const widths = [390, 1440] as const;
const menuButton = 'button[popovertarget="navigation"]';
const firstItem = '#navigation > div > ul:last-child > li';

async function readsScreens(page: Page, origin: string, language: Language): Promise<void> {
  for (const path of [language.home, language.list, language.text, language.found]) {
    const response = await page.goto(origin + path);
    if (!response?.ok() && response?.status() !== 304)
      throw new Error(`${path} returns ${response?.status()}`);
    // If it is left earlier, a page logs errors about aborted pictures and fonts.
    await page.waitForNetworkIdle();
    await requireWithinWindow(page);
  }
}

async function opensMenu(page: Page, origin: string, { home }: Language, width: number) {
  await page.goto(origin + home);
  if (width < desktopBreakpointPx) {
    await page.click(menuButton);
    await requireSoon(page, `document.querySelector('#navigation:popover-open')`, 'no drawer');
    await requireOnGrid(page, '#navigation > div > ul:last-child');
  }
  await page.click(`${firstItem} summary`);
  await requireSoon(page, `document.querySelector('#navigation details[open]')`, 'no menu');
  if (width >= desktopBreakpointPx)
    await requireBelow(page, 'details[open] > [data-panel]', 'details[open] > summary');
  await requireWithinWindow(page);
  await page.keyboard.press('Escape');
  await requireSoon(page, `!document.querySelector('#navigation details[open]')`, 'it stays open');
}

async function searches(page: Page, origin: string, { home, word }: Language, width: number) {
  await page.goto(origin + home);
  const place = width < desktopBreakpointPx ? 'before-menu' : 'after-menu';
  const overlay = `details[data-place="${place}"]`;
  await page.click(`${overlay} summary`);
  await requireSoon(page, `document.activeElement?.matches('${overlay} input')`, 'no field');
  await requireOnGrid(page, `${overlay} search`);
  await page.keyboard.type(word);
  await requireSoon(page, `document.querySelector('${overlay} mark')`, 'nothing is found');
  await requireWithinWindow(page);
}

async function skips(page: Page, origin: string, { text }: Language, width: number): Promise<void> {
  await page.goto(origin + text);
  for (const place of ['#content', '#footer', '#navigation']) {
    await page.focus(`a[href="${place}"]`);
    await page.keyboard.press('Enter');
    const isDrawer = place === '#navigation' && width < desktopBreakpointPx;
    await requireSoon(
      page,
      `document.activeElement?.matches('${isDrawer ? '#navigation:popover-open button' : place}')`,
      `the link to ${place} does not move the focus there`,
    );
  }
}

const islandScript = /\/assets\/(?:load-ahead|[\w-]+\.island)-[\w-]+\.js$/;

/** Loads a page with all island scripts aborted, as happens when a page is left early. */
async function losesScripts(page: Page, origin: string, { text }: Language, width: number) {
  let lost = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isLost = islandScript.test(request.url());
    if (isLost) lost += 1;
    void (isLost ? request.abort() : request.continue());
  });
  await page.goto(origin + text);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.hover(width < desktopBreakpointPx ? menuButton : firstItem);
  if (lost === 0) throw new Error('no script was requested');
}

/** Every journey, in both languages and in a narrow and a wide window. */
export const journeys: readonly Journey[] = languages.flatMap((language) =>
  widths.flatMap((width) => {
    const where = `${language.home} at ${width} px`;
    const journey = (what: string, run: typeof opensMenu): Journey => ({
      name: `${where}: ${what}`,
      width,
      run: (page, origin) => run(page, origin, language, width),
    });
    return [
      journey('home, list, text and search are read within the window', readsScreens),
      journey('the menu opens in its place, and Escape closes it', opensMenu),
      journey('the search opens on the grid, and finds', searches),
      journey('the skip links move the focus where they lead', skips),
      journey('scripts that get lost leave no uncaught error', losesScripts),
    ];
  }),
);
