import { availableParallelism } from 'node:os';
import { runCommand } from '../start/run-command.mjs';
import { root, withoutFileList } from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {readonly { test: string, reason: string }[]} skipped
 * @property {readonly import('./steps.mjs').SpecTime[]} [specs]
 * @property {string} [read] what it worked on, for people
 */

/**
 * Runs a step, prints one line about it, and all it said when it failed. A step that read no file
 * fails, whatever it says of itself; one without tests counts as one.
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
 * Runs steps side by side, as many as there are cores; each prints its line when it is done.
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function runSteps(steps) {
  const outcomes = [];
  const waiting = [...steps.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      outcomes[next[0]] = await runStep(next[1]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return outcomes;
}

/** One line: mark, name, what was read, time. @param {Outcome} outcome */
export function printLine({ ok, name, read = '', seconds }) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${read.padEnd(44)} ${seconds.toFixed(1)} s`);
}

/** A step that could not be run, as an outcome that fails. @returns {Outcome} */
export function notRun(name, why) {
  const outcome = {
    name,
    ok: false,
    seconds: 0,
    passed: 0,
    failed: 1,
    skipped: [],
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
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], read };
}

function judgeTests(readTally, code) {
  const { files, passed, failed, skipped, specs } = tallyOrNothing(readTally);
  const ok = code === 0 && failed === 0 && passed > 0;
  const read = `${passed} passed, ${failed} failed, ${skipped.length} skipped in ${files} files`;
  return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), skipped, specs, read };
}

function tallyOrNothing(readTally) {
  try {
    return readTally();
  } catch {
    return { files: 0, passed: 0, failed: 0, skipped: [], specs: [] };
  }
}
