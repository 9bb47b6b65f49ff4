import { buildIfChanged } from '../build/build.mjs';
import { giveUp } from '../start/refusal.mjs';
import { commitUnderTest, readLongRuns, writeLongRuns } from './long-record.mjs';
import { root } from './places.mjs';
import { runStep } from './run-step.mjs';
import { longSteps } from './steps.mjs';
import { installSystemPackages } from './system-packages.mjs';

// The command `npm run test:long`: what takes too long for `npm test`, or only the steps that its
// arguments name. Each result of a commit is written down at once.
const names = process.argv.slice(2);
const unknown = names.filter((name) => longSteps.every((step) => step.name !== name));
if (unknown.length > 0) {
  const known = longSteps.map(({ name }) => name).join(', ');
  console.error(`Unknown: ${unknown.join(', ')}. Steps: ${known}`);
  process.exit(2);
}
const steps = longSteps.filter(({ name }) => names.length === 0 || names.includes(name));
const commit = commitUnderTest();
if (commit === undefined)
  console.log('Files differ from the last commit: results are printed, and not written down.');
const needed = steps.flatMap(({ needs = [] }) => needs);
await installSystemPackages(root, needed).catch(giveUp);
await buildIfChanged().catch(giveUp);

let ok = true;
for (const step of steps) {
  const outcome = await runStep(step);
  ok &&= outcome.ok;
  if (commit !== undefined) write(outcome);
}
process.exit(ok ? 0 : 1);

/** @param {import('./run-step.mjs').Outcome} outcome */
function write({ name, ok: hasPassed, read, seconds }) {
  const runs = new Map(readLongRuns());
  runs.set(name, {
    step: name,
    date: new Date().toISOString().slice(0, 10),
    commit,
    result: `${hasPassed ? 'passed' : 'failed'}: ${read}`,
    minutes: (seconds / 60).toFixed(1),
  });
  writeLongRuns(longSteps.flatMap((step) => runs.get(step.name) ?? []));
}
