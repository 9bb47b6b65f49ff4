import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ApiClient } from './api-client.ts';
import { repositoryRoot } from './parvis-process.ts';
import { hasCaughtUp, type MonitoredParvis, waitForReadiness } from './readiness.ts';

/** Pages as visitors receive them, by path. */
export type ReadPages = ReadonlyMap<string, { readonly status: number; readonly html: string }>;

/** Reads public pages without a session. */
export async function readPages(origin: string, paths: readonly string[]): Promise<ReadPages> {
  const visitor = new ApiClient(origin);
  const pages = new Map<string, { status: number; html: string }>();
  for (const path of paths) {
    const response = await visitor.send(path);
    pages.set(path, { status: response?.status ?? 0, html: response?.text ?? '' });
  }
  return pages;
}

/** Returns the paths whose pages differ or are missing. */
export function differingPages(before: ReadPages, after: ReadPages): string[] {
  return [...before].flatMap(([path, { status, html }]) => {
    const now = after.get(path);
    return status === 200 && now?.status === 200 && now.html === html ? [] : [path];
  });
}

/** Rebuilds a read model with the command line, and waits until the new rows are served. */
export async function rebuild(
  parvis: MonitoredParvis,
  dataFolder: string,
  name: string,
): Promise<void> {
  await promisify(execFile)(process.execPath, ['ops/cli/run.mjs', 'projections', 'rebuild', name], {
    cwd: repositoryRoot,
    env: { ...process.env, PARVIS_DATA: dataFolder },
  });
  await waitForReadiness(parvis, ({ projections }) =>
    projections.some((one) => one.name === name && one.rebuild === null && one.state === 'live'),
  );
}

/** Returns the paths of pages that differ after a rebuild of `page-fragments`. */
export async function pagesChangedByRebuild(
  parvis: MonitoredParvis,
  dataFolder: string,
  paths: readonly string[],
): Promise<string[]> {
  await waitForReadiness(parvis, hasCaughtUp);
  const before = await readPages(parvis.origin, paths);
  await rebuild(parvis, dataFolder, 'page-fragments');
  return differingPages(before, await readPages(parvis.origin, paths));
}
