import { readFileSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './places.mjs';

/**
 * @typedef {{ files: number, passed: number, failed: number, failures?: readonly { test: string, why: string }[], hung?: readonly { test: string, why: string }[], skipped: readonly { test: string, reason: string }[], slowest: readonly { spec: string, seconds: number }[], passedSpecs?: readonly { spec: string, tests: number }[] }} Tally
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string>} [env]
 * @property {(output: string) => number} [files] number of files that the tool reports having read
 * @property {() => Tally} [tests] results of the tests it ran
 * @property {RegExp} [says] what it prints about its result; without it, it fails
 * @property {readonly { program: string, debian: string }[]} [needs] programs that no other step uses
 * @property {{ files: number, tests: number }} [unchanged] files that are not read again, because they passed and have not changed since
 * @property {boolean} [isNeedless] whether these are all, so that the tool need not run
 * @property {(outcome: import('./run-step.mjs').Outcome) => void} [remember] keeps what has passed
 */

/**
 * For programs written in Go: their memory is collected only when they use half of the machine's,
 * because collecting takes them two fifths of the time.
 */
export const collectLate = { GOGC: 'off', GOMEMLIMIT: String(Math.floor(totalmem() / 2)) };

/** A tool of the repository. @returns {Step} */
export function tool(name, binary, args, files) {
  return { name, command: join(root, 'node_modules/.bin', binary), args, files };
}

/** The tests of a project of Vitest. @returns {Step} */
export function vitest(project, env = {}) {
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

/**
 * Journeys in Chromium, on the built product. A page that hung, so that it did not even answer, is
 * visited once more, and named in the summary; the reporter counts whatever else passes only then as
 * failed. @returns {Step}
 */
export function playwright(name, env = {}) {
  return withReport(name, (report) => ({
    ...tool(name, 'playwright', [
      'test',
      '--config=ops/e2e/playwright.config.ts',
      '--retries=1',
      `--reporter=list,${join(root, 'ops/check/playwright-tally.ts')}`,
    ]),
    env: { ...env, PARVIS_TALLY: report },
  }));
}

/** Returns what finds a number in the output of a tool; 0 where there is none. */
export function numberIn(pattern) {
  return (output) => Number(pattern.exec(output)?.[1] ?? 0);
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
