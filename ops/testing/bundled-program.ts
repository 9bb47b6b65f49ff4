import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folder from which the bundle's libraries are resolved. */
const cache = join(root, 'node_modules/.cache');

/**
 * Bundles a program that a test starts many times: it starts in a quarter of the time that it takes
 * to compile its modules.
 * @returns the path of the bundle, which is removed after the test
 */
export async function bundledProgram(program: URL): Promise<string> {
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'program-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    ssr: { noExternal: [/^@parvis\//] },
    build: {
      ssr: fileURLToPath(program),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return join(outDir, 'program.mjs');
}
