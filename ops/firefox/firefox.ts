import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { withDemonstration } from '../chaos/demonstration.ts';
import { journeys } from './journeys.ts';
import { shortcutJourney } from './shortcuts.ts';
import { asVisitor } from './visitor.ts';

/**
 * Visits a Parvis with the demonstration in Firefox, and presses the back-office’s shortcuts there: `npm run firefox`. Exit code 1 when something
 * fails, 2 when there is no Firefox.
 */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
if (firefox === undefined) {
  console.error(
    'Firefox is missing: install Debian’s package firefox-esr (apt-get install firefox-esr) and run npm run firefox again.',
  );
  process.exit(2);
}
const all = [...journeys, shortcutJourney];
const failed = await withDemonstration(async ({ origin }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    // Moving elements would be measured in mid-animation.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  try {
    return await visitAll(browser, origin);
  } finally {
    await browser.close();
  }
});
console.log(`${all.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @returns the number of journeys that failed; failures are printed */
async function visitAll(browser: Browser, origin: string): Promise<number> {
  let failures = 0;
  for (const { name, width, run } of all)
    try {
      await asVisitor(browser, origin, width, (page) => run(page, origin));
      console.log(`✓ ${name}`);
    } catch (cause) {
      failures += 1;
      console.log(`✗ ${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  return failures;
}
