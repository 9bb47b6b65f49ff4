import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The command `npm run parvis -- …`: the built command line, which `npm start` and `npm run build` leave in dist/.
const program = new URL('../../dist/server/parvis.js', import.meta.url);
if (!existsSync(program)) {
  console.error(
    'Parvis is not built yet: run "npm start" or "npm run build" once, then try again.',
  );
  process.exit(1);
}
process.env.NODE_ENV ||= 'production';
process.setSourceMapsEnabled(true);
process.argv[1] = fileURLToPath(program);
await import(program.href);
