import { runStep } from './run-step.mjs';
import { checks } from './steps.mjs';

// The command `npm run check`: everything that needs neither a server nor a browser.
const failed = [];
for (const step of checks) {
  const outcome = await runStep(step);
  if (!outcome.ok) failed.push(outcome.name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
