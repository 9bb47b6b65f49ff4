import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { serverBuild } from '../build/server-build.ts';

/**
 * Builds a benchmark as the product is built, and runs it: what runs from the source in its place
 * keeps the names of functions, which costs more than some of the work that is measured.
 * `npx tsx ops/bench/built.ts NAME ARGUMENTS…`
 */
const [name = '', ...args] = process.argv.slice(2);
// In the workspace, so that packages that are not bundled are found.
const folder = await mkdtemp(join(process.cwd(), 'dist.bench-'));
try {
  const { build: options, ...shared } = serverBuild(folder);
  const input = { [name]: `ops/bench/${name}.ts`, 'scan-log': 'services/main/verifying/worker.ts' };
  const { output } = options?.rolldownOptions ?? {};
  await build({
    ...shared,
    build: { ...options, rolldownOptions: { input, ...(output && { output }) } },
  });
  const running = spawn(
    process.execPath,
    [...process.execArgv, join(folder, `${name}.js`), ...args],
    {
      stdio: 'inherit',
    },
  );
  const [code] = await once(running, 'exit');
  process.exitCode = Number(code ?? 1);
} finally {
  await rm(folder, { recursive: true });
}
