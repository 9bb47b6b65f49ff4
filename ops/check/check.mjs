import { runSteps } from './run-step.mjs';
import { checks } from './steps.mjs';

// The command `npm run check`: every step that needs neither a server nor a browser.
const outcomes = await runSteps(checks);
const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
