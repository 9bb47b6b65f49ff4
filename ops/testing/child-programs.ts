import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { childPrograms, serverBuild } from '../build/server-build.ts';

/** The programs that the product starts beside itself, built for a run of tests. */
export interface BuiltPrograms {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Builds them as for production: one that translates its sources takes seconds to start. */
export async function buildChildPrograms(): Promise<BuiltPrograms> {
  // Within the repository, from which their packages are found.
  const root = join(import.meta.dirname, '../..');
  const folder = join(root, `node_modules/.cache/parvis-checks/programs-${process.pid}`);
  await build({ ...serverBuild(folder, childPrograms), root, logLevel: 'warn' });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
