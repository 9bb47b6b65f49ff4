import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { type PublicScreen, publicScreens } from '../demo/public-screens.ts';
import { browserLaunch } from '../e2e/fixtures/browser.ts';
import { describeRow, goalsOf, medianOf, type RunScores } from './scores.ts';

type Page = Pick<PublicScreen, 'path' | 'kind'>;

/**
 * Measures pages of a running Parvis: `npm run lighthouse -- URL [--runs N] [PATH…]`, every public
 * screen that search engines may index when no path is given. Exit code 1 when a goal is missed. About
 * twenty seconds per run and page.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const [origin, ...paths] = positionals;
const runs = Number(values.runs);
if (!origin || !Number.isInteger(runs) || runs < 1) {
  console.error(
    'Usage: npm run lighthouse -- URL [--runs N] [PATH…], with the URL of a running Parvis.',
  );
  process.exit(2);
}
const { executablePath, args } = browserLaunch;
const chrome = await launch({
  ...(executablePath !== undefined && { chromePath: executablePath }),
  chromeFlags: ['--headless', ...args],
  logLevel: 'silent',
});
const started = Date.now();
let missed = 0;
try {
  const pages =
    paths.length > 0 ? paths.map(pageAt) : publicScreens.filter(({ isIndexed }) => isIndexed);
  console.log(`${pages.length} pages, simulated throttling on a telephone, median of ${runs}`);
  for (const { path, kind } of pages) {
    const rounds: RunScores[] = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await measure(origin + path));
    const median = medianOf(rounds);
    const short = goalsOf(kind).filter(({ reached }) => !reached(median));
    missed += short.length;
    console.log(describeRow(path, median, short));
  }
  console.log(`${missed} goals missed, in ${Math.round((Date.now() - started) / 1_000)} s`);
} finally {
  chrome.kill();
}
process.exitCode = missed > 0 ? 1 : 0;

/**
 * A path that is not among the public screens is measured against the goals for documents.
 */
function pageAt(path: string): Page {
  return publicScreens.find((screen) => screen.path === path) ?? { path, kind: 'document' };
}

/** Measures one run, and retries when the browser's trace cannot be read. */
async function measure(url: string, triesLeft = 3): Promise<RunScores> {
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError && triesLeft > 0) return measure(url, triesLeft - 1);
  const score = (name: string) => categories[name]?.score ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failures: [...(runtimeError ? [runtimeError.code] : []), ...weighingFailures(result.lhr)],
  };
}

/** Returns the failed audits that lower a score. */
function weighingFailures({ categories, audits }: Result): readonly string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
}
