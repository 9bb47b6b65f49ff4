import type { Browser, Page } from 'puppeteer-core';

/** Height of the window, in CSS pixels. */
const windowHeight = 900;

/**
 * Runs a function as a visitor who has already answered every prompt, in a new window.
 * @param width the width of the window, in CSS pixels
 * @throws Error with what the pages logged to the console, if anything
 */
export async function asVisitor(
  browser: Browser,
  origin: string,
  width: number,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    const day = new Date().toISOString().slice(0, 10);
    const cookie = { domain: new URL(origin).hostname, path: '/' };
    await context.setCookie(
      { ...cookie, name: 'parvis_consent', value: `1.${day}` },
      { ...cookie, name: 'language_suggestion', value: '1' },
    );
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (fault) => complaints.push(String(fault)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    await page.setViewport({ width, height: windowHeight });
    await visit(page);
    if (complaints.length > 0) throw new Error(`messages in the console: ${complaints.join('; ')}`);
  } finally {
    await context.close();
  }
}
