import { printLine } from './run-step.mjs';

/** @typedef {import('./run-step.mjs').Outcome} Outcome */

/**
 * Prints every step, what failed, the reasons of skipped tests, the slowest specs, where the time went and, as the
 * very last line, the totals.
 * @param {readonly Outcome[]} outcomes
 * @param {number} elapsed seconds from beginning to end
 */
export function printSummary(outcomes, elapsed) {
  console.log('\nSummary');
  for (const outcome of outcomes) {
    printLine(outcome);
    for (const { test, why } of outcome.failures ?? []) console.log(`  ✗ ${test}: ${why}`);
    for (const { test, why } of outcome.hung ?? []) console.log(`  ! hung once: ${test}: ${why}`);
  }
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const reasons = new Map(skipped.map(({ reason }) => [reason, 0]));
  for (const { reason } of skipped) reasons.set(reason, reasons.get(reason) + 1);
  for (const [reason, count] of reasons) console.log(`  ${count} skipped: ${reason}`);
  printSlowestSpecs(outcomes);
  printTimes(outcomes, elapsed);
  const total = (count) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
  const passed = total((outcome) => outcome.passed);
  const failed = total((outcome) => outcome.failed);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
}

/** @param {readonly Outcome[]} outcomes */
function printSlowestSpecs(outcomes) {
  const specs = outcomes
    .flatMap(({ slowest }) => slowest)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  if (specs.length === 0) return;
  console.log('\nThe ten slowest specs');
  for (const { spec, seconds } of specs)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${spec}`);
}

/** @param {readonly Outcome[]} outcomes @param {number} elapsed */
function printTimes(outcomes, elapsed) {
  const sum = outcomes.reduce((total, { seconds }) => total + seconds, 0);
  console.log('\nWhere the minutes went');
  for (const { name, seconds } of outcomes.toSorted((one, other) => other.seconds - one.seconds)) {
    const share = Math.round((seconds / sum) * 100);
    console.log(`${minutes(seconds).padStart(8)}  ${String(share).padStart(3)} %  ${name}`);
  }
  console.log(`${minutes(elapsed).padStart(8)}  in all\n`);
}

/** Minutes and seconds: `1:05`. */
function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
