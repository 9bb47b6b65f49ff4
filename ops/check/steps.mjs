import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, root, workspaces } from './places.mjs';
import { findUnchanged, rememberPassed, takeFingerprints } from './unchanged-specs.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: readonly { test: string, reason: string }[], slowest: readonly { spec: string, seconds: number }[], files: number, unchanged?: number }} Tally
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string>} [env]
 * @property {(output: string) => number} [files] number of files that the tool reports having read
 * @property {() => Tally} [tests] results of the tests it ran
 */

/**
 * For programs written in Go: their memory is collected only when they use half of the machine's,
 * because collecting takes them two fifths of the time.
 */
const collectLate = { GOGC: 'off', GOMEMLIMIT: String(Math.floor(totalmem() / 2)) };

/** TypeScript's default of four type checkers infers the same types several times. */
const checkers = String(Math.min(4, availableParallelism()));

/**
 * Steps that read the code without running it. Each tool remembers by content what it read, in
 * `cacheFolder`. @type {readonly Step[]}
 */
export const checks = [
  tool('format', 'biome', ['check', '.'], numberIn(/Checked (\d+) files/)),
  {
    ...tool(
      'types',
      'tsc',
      [
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        join(cacheFolder, 'types.json'),
        '--listFiles',
        '--checkers',
        checkers,
      ],
      (output) => ownFiles(output).length,
    ),
    env: collectLate,
  },
  { ...tool('lint', 'oxlint', ['.'], numberIn(/ on (\d+) files/)), env: collectLate },
  tool(
    'boundaries',
    'depcruise',
    [...workspaces, `--cache=${join(cacheFolder, 'boundaries')}`, '--cache-strategy=content'],
    numberIn(/(\d+) modules/),
  ),
  tool(
    'dead code',
    'knip',
    [
      '--cache',
      `--cache-location=${join(cacheFolder, 'dead-code')}`,
      '--reporter=symbols',
      '--reporter=./ops/check/knip-counter.mjs',
    ],
    numberIn(/(\d+) files read/),
  ),
  tool('duplication', 'jscpd', ['--no-colors', ...workspaces], numberIn(/Total:[^\d]+(\d+)/)),
];

/** All unit tests. */
export const unit = vitest('unit');

/**
 * The unit tests, without specs that passed and of which nothing has changed since; these count as
 * passed. @returns {Step}
 */
export function changedUnit() {
  const fingerprints = takeFingerprints();
  const unchanged = findUnchanged(fingerprints);
  const step = vitest('unit', {
    ...(unchanged.size > 0 && { PARVIS_UNCHANGED_SPECS: [...unchanged.keys()].join('\n') }),
  });
  return {
    ...step,
    tests: () => {
      const { passedSpecs, ...tally } = step.tests();
      const passed = new Map(unchanged);
      // Nobody knows which contents were tested of a file that was saved meanwhile.
      const afterwards = takeFingerprints();
      for (const { spec, tests } of passedSpecs) {
        const fingerprint = fingerprints.get(spec);
        if (fingerprint && fingerprint === afterwards.get(spec))
          passed.set(spec, { fingerprint, tests });
      }
      rememberPassed(passed);
      const known = [...unchanged.values()].reduce((sum, { tests }) => sum + tests, 0);
      return {
        ...tally,
        passed: tally.passed + known,
        files: tally.files + unchanged.size,
        unchanged: unchanged.size,
      };
    },
  };
}

/** The tests on a real PostgreSQL and a real nats-server. */
export const integration = vitest('int');

/** The check, on the built product, that no page exceeds its weight budget. */
export const budgets = tool(
  'budgets',
  'tsx',
  ['ops/check/page-budgets.ts'],
  numberIn(/(\d+) weights taken/),
);

/** The tests in Chromium, on the built product. @type {Step} */
export const endToEnd = withReport('e2e', (report) => ({
  ...tool('e2e', 'playwright', [
    'test',
    '--config=ops/e2e/playwright.config.ts',
    `--reporter=list,${join(root, 'ops/check/playwright-tally.ts')}`,
  ]),
  env: { PARVIS_TALLY: report },
}));

/**
 * The output without the list of files, which is only used to count those that the step `types`
 * read.
 */
export function withoutFileList(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('/'))
    .join('\n')
    .trim();
}

function tool(name, binary, args, files) {
  return { name, command: join(root, 'node_modules/.bin', binary), args, files };
}

/** @returns {Step} */
function vitest(project, env = {}) {
  return withReport(project, (report) => ({
    ...tool(project, 'vitest', [
      'run',
      `--project=${project}`,
      // No test depends on those before it in its file; another seed tries another order.
      '--sequence.shuffle.tests',
      '--sequence.seed=1',
      '--reporter=dot',
      '--reporter=./ops/check/vitest-tally.ts',
    ]),
    env: { ...env, PARVIS_TALLY: report },
  }));
}

/** Gives a step its own file, into which its reporter writes the tally. */
function withReport(name, describe) {
  const report = join(tmpdir(), `parvis-${name}-${process.pid}.json`);
  const tests = () => {
    try {
      return JSON.parse(readFileSync(report, 'utf8'));
    } finally {
      rmSync(report, { force: true });
    }
  };
  return { ...describe(report), tests };
}

function numberIn(pattern) {
  return (output) => Number(pattern.exec(output)?.[1] ?? 0);
}

function ownFiles(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(root) && !line.includes('/node_modules/'));
}
