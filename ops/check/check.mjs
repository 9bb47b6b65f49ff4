import { runBeside } from './run-step.mjs';
import { changedUnit, checks, unit } from './steps.mjs';

// The command `npm run check`: every step that needs neither a server nor a browser. With `--all` it
// also runs unit specs that passed and have not changed since.
const all = process.argv.includes('--all');
const outcomes = await runBeside(all ? unit : changedUnit(), checks);
const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
