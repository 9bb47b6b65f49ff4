import { parseArgs } from 'node:util';
import { takeSheet } from './take-sheet.ts';

const usage = `Usage:
  npm run screens -- URL EMAIL PASSWORD [FOLDER]       the README’s pictures of a running Parvis
  npm run screens -- --sheet URL FOLDER [BEFORE]       every public screen at four widths, and with
                                                       BEFORE, an earlier FOLDER, the two side by side
     --only EXPRESSION    only the screens whose name it matches
     --full               whole pages instead of the first window`;

const { values, positionals } = parseArgs({
  options: {
    sheet: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.sheet) {
  const [url, folder, before] = positionals;
  if (!url || !folder) stop();
  const { only, full } = values;
  await takeSheet({ url, folder, before, only: new RegExp(only), isFull: full });
} else {
  const [url, email, password, folder = 'ops/screens/pictures'] = positionals;
  if (!url || !email || !password) stop();
  const { takeScreens } = await import('./take-screens.ts');
  await takeScreens({ url, email, password, folder });
}

function stop(): never {
  console.error(usage);
  process.exit(2);
}
