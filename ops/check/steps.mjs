import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lint } from './changed-files.mjs';
import { cacheFolder, root, workspaces } from './places.mjs';
import { firefox } from './system-packages.mjs';
import { collectLate, numberIn, playwright, tool, vitest } from './tools.mjs';

/** @typedef {import('./tools.mjs').Step} Step */

/** TypeScript's default of four type checkers infers the same types several times. */
const checkers = String(Math.min(4, availableParallelism()));

/**
 * Steps that read the code without running it. Each tool remembers by content what it read, in
 * `cacheFolder`.
 * @param {{ all: boolean }} options whether files are linted that passed and have not changed since
 * @returns {readonly Step[]}
 */
export const checks = ({ all }) => [
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
  lint({ all }),
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

/** The tests on a real PostgreSQL and a real nats-server. */
export const integration = vitest('int');

/** The check, on the built product, that no page exceeds its weight budget. */
export const budgets = tool(
  'budgets',
  'tsx',
  ['ops/check/page-budgets.ts'],
  numberIn(/(\d+) weights taken/),
);

/** The journeys in Chromium, on the built product. */
export const endToEnd = playwright('e2e');

/** The spec of the past at random instants, of a longer life. */
const past = vitest('int', { PARVIS_PAST_INSTANTS: '200', PARVIS_PAST_EDITS: '6000' });

/**
 * Steps of `npm run test:long`, on the built product: the crawl of every page, with axe at every width,
 * the past at random instants, the second browser, and mutated code. @type {readonly Step[]}
 */
export const longSteps = [
  playwright('crawl', { PARVIS_E2E_LONG: '1' }),
  { ...past, name: 'past', args: [...past.args, 'services/main/random-past'] },
  {
    ...tool('firefox', 'tsx', ['ops/firefox/firefox.ts']),
    says: /\d+ passed, \d+ failed/,
    needs: [firefox],
  },
  {
    ...tool('mutation', 'stryker', ['run', 'ops/mutation/stryker.config.mjs']),
    says: /Final mutation score (?:of )?[\d.]+/,
  },
];

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

function ownFiles(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(root) && !line.includes('/node_modules/'));
}
