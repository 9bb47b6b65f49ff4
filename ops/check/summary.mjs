import { printLine } from './run-step.mjs';

/** Specs named in the summary. */
const slowestShown = 10;

/**
 * Prints every step, the slowest specs, where the minutes went, every reason for which tests were
 * skipped, and the total as the very last line.
 * @param {readonly import('./run-step.mjs').Outcome[]} outcomes
 * @param {number} seconds that the whole run took
 */
export function printSummary(outcomes, seconds) {
  console.log('\nSummary');
  for (const outcome of outcomes) printLine(outcome);
  printSlowest(outcomes.flatMap(({ specs = [] }) => specs));
  printMinutes(outcomes, seconds);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const reasons = new Map(skipped.map(({ reason }) => [reason, 0]));
  for (const { reason } of skipped) reasons.set(reason, reasons.get(reason) + 1);
  for (const [reason, count] of reasons) console.log(`  ${count} skipped: ${reason}`);
  const total = (count) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
  const passed = total((outcome) => outcome.passed);
  const failed = total((outcome) => outcome.failed);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
}

/** @param {readonly import('./steps.mjs').SpecTime[]} specs */
function printSlowest(specs) {
  const slowest = specs.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  console.log('\nSlowest specs, seconds of their tests added up');
  for (const { spec, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)}  ${spec}`);
}

/** @param {readonly import('./run-step.mjs').Outcome[]} outcomes @param {number} seconds */
function printMinutes(outcomes, seconds) {
  const minutes = (taken) => `${(taken / 60).toFixed(1)} min`;
  const largest = outcomes.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3);
  const parts = largest.map(({ name, seconds: taken }) => `${name} ${minutes(taken)}`);
  console.log(`\n${minutes(seconds)} in all: ${parts.join(', ')}`);
}
