import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { giveUp } from './refusal.mjs';

/**
 * Runs the built server in this process.
 * @param {string} root the repository, which contains `dist/`
 */
export async function serve(root) {
  process.env.NODE_ENV ||= 'production';
  process.setSourceMapsEnabled(true);
  process.chdir(root);
  const { run } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
  await run();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serve(fileURLToPath(new URL('../..', import.meta.url))).catch(giveUp);
}
