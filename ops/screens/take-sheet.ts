import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/fixtures/browser.ts';
import { contactSheet } from './contact-sheet.ts';
import { type PicturedScreen, picturedScreens } from './pictured-screens.ts';
import { visiting } from './take-screens.ts';

/** The windows in which every screen is pictured: a phone, a tablet, a laptop, a large monitor. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

type Window = (typeof windows)[number];

/** Time for animations to finish. */
const settleMs = 400;

interface Sheet {
  readonly url: string;
  readonly folder: string;
  /** An earlier folder, to compare with. */
  readonly before?: string | undefined;
  readonly only: RegExp;
  /** Whether whole pages are pictured, not only what the first window shows. */
  readonly isFull: boolean;
}

/**
 * Takes a picture of every public screen at four widths into a folder, and writes a contact sheet of
 * them, `sheet.html`: next to those of an earlier folder, if one is given.
 */
export async function takeSheet(sheet: Sheet): Promise<void> {
  const { url, folder, before, only } = sheet;
  await mkdir(folder, { recursive: true });
  const read = async (path: string) => (await fetch(url + path)).text();
  const screens = (await picturedScreens(read)).filter(({ name }) => only.test(name));
  const browser = await chromium.launch(browserLaunch);
  for (const window of windows) await takeAt(browser, window, sheet, screens);
  await browser.close();
  const names = screens.map(({ name }) => name);
  const file = join(folder, 'sheet.html');
  await writeFile(
    file,
    contactSheet(
      names,
      windows.map(({ width }) => width),
      { folder, before },
    ),
  );
  console.log(`${names.length} screens at ${windows.length} widths: ${file}`);
}

async function takeAt(
  browser: Browser,
  window: Window,
  { url, folder, isFull }: Sheet,
  screens: readonly PicturedScreen[],
): Promise<void> {
  const decided = await visiting(browser, url, window);
  const undecided = await browser.newContext({ baseURL: url, viewport: window });
  for (const screen of screens) {
    const context = screen.isUndecided ? undecided : decided;
    const path = join(folder, `${screen.name}-${window.width}.jpg`);
    await takeOne(context, screen, path, isFull);
  }
  await decided.close();
  await undecided.close();
}

async function takeOne(
  context: BrowserContext,
  screen: PicturedScreen,
  path: string,
  isFull: boolean,
): Promise<void> {
  const page = await context.newPage();
  if (screen.isPrinted) await page.emulateMedia({ media: 'print' });
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.prepare?.(page);
  await page.waitForTimeout(settleMs);
  const fullPage = isFull || screen.isPrinted === true;
  await page.screenshot({ path, type: 'jpeg', quality: 82, fullPage });
  await page.close();
}
