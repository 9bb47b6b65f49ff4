import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserLaunch } from '../e2e/fixtures/browser.ts';
import { describeRow, goals, type Measured, medianOf } from './scores.ts';

const runs = 5;
const defaultPaths = ['/', '/groupe/notre-histoire', '/en/', '/en/commitments'];

/** Measures pages of a running Parvis: `npm run lighthouse -- URL [PATH…]`. Exit code 1 when a goal is missed. */
const [origin, ...asked] = process.argv.slice(2);
if (!origin) {
  console.error('Usage: npm run lighthouse -- URL [PATH…], with the URL of a running Parvis.');
  process.exit(2);
}
const { executablePath, args } = browserLaunch;
const chrome = await launch({
  ...(executablePath !== undefined && { chromePath: executablePath }),
  chromeFlags: ['--headless', ...args],
  logLevel: 'silent',
});
let missed = 0;
try {
  console.log(`Simulated throttling on a telephone, median of ${runs} runs`);
  for (const path of asked.length > 0 ? asked : defaultPaths) {
    const rounds: Measured[] = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await measure(origin + path));
    const median = medianOf(rounds);
    const short = goals.filter(({ reached }) => !reached(median));
    missed += short.length;
    console.log(describeRow(path, median, short));
  }
} finally {
  chrome.kill();
}
process.exitCode = missed > 0 ? 1 : 0;

async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => categories[name]?.score ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
