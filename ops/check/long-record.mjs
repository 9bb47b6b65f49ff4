import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/**
 * The result of a long step when it was run last.
 * @typedef {{ step: string, date: string, commit: string, result: string, minutes: string }} LongRun
 */

const page = 'ops/check/long.md';

/** Commits after which a result says too little about the code. */
const commitsOfUse = 30;

const heading = `# The long tests

Written by \`npm run test:long\`, which runs what takes too long for \`npm test\`; with names of steps it runs only those. \`npm test\` warns of results that are older than ${commitsOfUse} commits.

| step | date | commit | result | minutes |
|---|---|---|---|---|
`;

const row =
  /^\| (?<step>\w+) \| (?<date>\d{4}-\d\d-\d\d) \| (?<commit>\w+) \| (?<result>.*) \| (?<minutes>[\d.]+) \|$/;

/** The last run of each step, by its name. @returns {ReadonlyMap<string, LongRun>} */
export function readLongRuns() {
  const rows = readFileSync(join(root, page), 'utf8').split('\n');
  const runs = rows.flatMap((line) => row.exec(line)?.groups ?? []);
  return new Map(runs.map((run) => [run.step, run]));
}

/** Writes the page. @param {Iterable<LongRun>} runs */
export function writeLongRuns(runs) {
  const rows = [...runs].map(
    ({ step, date, commit, result, minutes }) =>
      `| ${step} | ${date} | ${commit} | ${result} | ${minutes} |\n`,
  );
  writeFileSync(join(root, page), heading + rows.join(''));
}

/**
 * The commit that is checked out; undefined if any file differs from it, so that a result would be
 * that of no commit. The page itself may differ. @returns {string | undefined}
 */
export function commitUnderTest() {
  const isChanged = git('status', '--porcelain', '--', '.', `:!${page}`) !== '';
  return isChanged ? undefined : git('rev-parse', '--short=8', 'HEAD');
}

/**
 * One warning for each long step that was never run, failed, or was run too many commits ago.
 * @param {readonly string[]} steps
 * @returns {readonly string[]}
 */
export function warningsOfLongRuns(steps) {
  const runs = readLongRuns();
  return steps.flatMap((step) => {
    const why = whyUntrusted(runs.get(step));
    return why ? [`${step}: ${why}; run npm run test:long -- ${step}`] : [];
  });
}

function whyUntrusted(run) {
  if (run === undefined) return 'no result is recorded';
  if (!run.result.startsWith('passed')) return `it failed on ${run.date}`;
  const commits = commitsSince(run.commit);
  if (commits === undefined) return `its commit ${run.commit} is not in this copy`;
  return commits > commitsOfUse ? `last run ${commits} commits ago` : undefined;
}

function commitsSince(commit) {
  try {
    return Number(git('rev-list', '--count', `${commit}..HEAD`));
  } catch {
    return undefined;
  }
}

function git(...args) {
  const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  return String(output).trim();
}
