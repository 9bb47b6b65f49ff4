import { runCommand } from '../start/run-command.mjs';
import { root } from './places.mjs';
import { withoutFileList } from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {readonly { test: string, reason: string }[]} skipped
 * @property {readonly { spec: string, seconds: number }[]} slowest its test files, slowest first
 * @property {string} [read] what it read, for display
 */

/**
 * Runs a step, then prints one line about it, and its complete output if it failed. A step that
 * read no file fails, whatever its exit code; one without tests counts as one test.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
export async function runStep(step) {
  const started = performance.now();
  const { code, output } = await runCommand(step.command, step.args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...step.env },
  });
  const outcome = {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    ...judge(step, code, output),
  };
  printLine(outcome);
  if (!outcome.ok) console.log(withoutFileList(output));
  return outcome;
}

/**
 * Runs steps one after another, whether or not they fail.
 * @param {readonly Step[]} steps
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runSteps(steps) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

/**
 * Runs unit tests beside the checks, which follow one another: two of them would need too much memory.
 * @param {Step} unit
 * @param {readonly Step[]} checks
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runBeside(unit, checks) {
  const [tested, checked] = await Promise.all([runStep(unit), runSteps(checks)]);
  return [...checked, tested];
}

/** One line: mark, name, what was read, time. @param {Outcome} outcome */
export function printLine({ ok, name, read = '', seconds }) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${read.padEnd(44)} ${seconds.toFixed(1)} s`);
}

/** A failed outcome for a step that could not run. @returns {Outcome} */
export function notRun(name, why) {
  const outcome = {
    name,
    ok: false,
    seconds: 0,
    passed: 0,
    failed: 1,
    skipped: [],
    slowest: [],
    read: `not run: ${why}`,
  };
  printLine(outcome);
  return outcome;
}

function judge(step, code, output) {
  if (step.tests) return judgeTests(step.tests, code);
  const files = step.files?.(output);
  const ok = code === 0 && files !== 0;
  const read = files === undefined ? '' : `${files} files`;
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], slowest: [], read };
}

function judgeTests(readTally, code) {
  const { files, passed, failed, skipped, slowest, unchanged } = tallyOrEmpty(readTally);
  const ok = code === 0 && failed === 0 && passed > 0;
  const which = unchanged ? `${files} files, ${unchanged} of them unchanged` : `${files} files`;
  const read = `${passed} passed, ${failed} failed, ${skipped.length} skipped in ${which}`;
  return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), skipped, slowest, read };
}

function tallyOrEmpty(readTally) {
  try {
    return readTally();
  } catch {
    return { files: 0, passed: 0, failed: 0, skipped: [], slowest: [] };
  }
}
