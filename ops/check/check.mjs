import { unitTests } from './changed-files.mjs';
import { runBeside } from './run-step.mjs';
import { checks } from './steps.mjs';

// The command `npm run check`: every step that needs neither a server nor a browser. With `--all` it
// also reads files that passed and have not changed since.
const all = process.argv.includes('--all');
const outcomes = await runBeside(unitTests({ all }), checks({ all }));
const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
