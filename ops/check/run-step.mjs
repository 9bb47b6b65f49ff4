import { runCommand } from '../start/run-command.mjs';
import { root } from './places.mjs';
import { withoutFileList } from './steps.mjs';

/**
 * @typedef {import('./tools.mjs').Step} Step
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {readonly { test: string, why: string }[]} [failures] the tests that failed
 * @property {readonly { test: string, why: string }[]} [hung] those that passed after their page had hung
 * @property {readonly { test: string, reason: string }[]} skipped
 * @property {readonly { spec: string, seconds: number }[]} slowest its test files, slowest first
 * @property {string} [read] what it read, for display
 * @property {readonly { spec: string, tests: number }[]} [passedSpecs] test files of which every test passed
 */

/**
 * Runs a step, then prints one line about it, and its complete output if it failed. A step that
 * read no file fails, whatever its exit code; one without tests counts as one test.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
export async function runStep(step) {
  const started = performance.now();
  const { code, output } = step.isNeedless ? nothing : await runTool(step);
  const outcome = {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    ...judge(step, code, output),
  };
  step.remember?.(outcome);
  printLine(outcome);
  if (!outcome.ok) console.log(withoutFileList(output));
  return outcome;
}

const nothing = { code: 0, output: '' };

function runTool({ command, args, env }) {
  return runCommand(command, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
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

const noTests = { files: 0, passed: 0, failed: 0, skipped: [], slowest: [] };

function judge(step, code, output) {
  const { unchanged = { files: 0, tests: 0 } } = step;
  if (step.tests) return judgeTests(step, code, unchanged);
  if (step.says) return judgeWords(step.says.exec(output)?.[0], code);
  const files = step.isNeedless ? 0 : step.files?.(output);
  const ok = code === 0 && (step.isNeedless || files !== 0);
  return asOneTest(ok, files === undefined ? '' : countOf(files, unchanged));
}

function judgeWords(words, code) {
  return asOneTest(code === 0 && words !== undefined, words ?? 'no result');
}

function asOneTest(ok, read) {
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], slowest: [], read };
}

function judgeTests(step, code, unchanged) {
  const { failed, failures, hung, skipped, slowest, passedSpecs, ...ran } = tallyOf(step);
  const passed = ran.passed + unchanged.tests;
  const ok = code === 0 && failed === 0 && passed > 0;
  const counts = `${passed} passed, ${failed} failed, ${skipped.length} skipped`;
  const read = `${counts} in ${countOf(ran.files, unchanged)}`;
  return {
    ok,
    passed,
    failed: ok ? 0 : Math.max(failed, 1),
    failures,
    hung,
    skipped,
    slowest,
    read,
    passedSpecs,
  };
}

function countOf(read, unchanged) {
  const files = `${read + unchanged.files} files`;
  return unchanged.files > 0 ? `${files}, ${unchanged.files} of them unchanged` : files;
}

/** What a reporter wrote; a run that ended before it could counts as failed. */
function tallyOf({ isNeedless, tests }) {
  if (isNeedless) return noTests;
  try {
    return tests();
  } catch {
    return { ...noTests, failed: 1 };
  }
}
