import { runStep, runSteps } from './run-step.mjs';
import { staticChecks, unit } from './steps.mjs';

// The command `npm run check`: everything that needs neither a server nor a browser.
const outcomes = [...(await runSteps(staticChecks)), await runStep(unit)];
const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
