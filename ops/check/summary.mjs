import { printLine } from './run-step.mjs';

/**
 * Prints every step, every reason for which tests were skipped, and the total as the very last line.
 * @param {readonly import('./run-step.mjs').Outcome[]} outcomes
 */
export function printSummary(outcomes) {
  console.log('\nSummary');
  for (const outcome of outcomes) printLine(outcome);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const reasons = new Map(skipped.map(({ reason }) => [reason, 0]));
  for (const { reason } of skipped) reasons.set(reason, reasons.get(reason) + 1);
  for (const [reason, count] of reasons) console.log(`  ${count} skipped: ${reason}`);
  const total = (count) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
  const passed = total((outcome) => outcome.passed);
  const failed = total((outcome) => outcome.failed);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
}
