import { Worker } from 'node:worker_threads';

/**
 * A program of ours that runs alongside the server: its source if this process runs TypeScript,
 * else its build.
 */
export interface OwnProgram {
  readonly url: URL;
  readonly isSource: boolean;
}

/**
 * Finds a program that a module of ours starts in a thread or a process.
 * @param here the module's `import.meta.url`
 * @param source relative to the module
 * @param built the name of the built program
 */
export function ownProgram(here: string, source: string, built: string): OwnProgram {
  if (here.endsWith('.ts')) return { url: new URL(source, here), isSource: true };
  return { url: fileBeside(here, `${built}.js`), isSource: false };
}

/**
 * Finds a file next to a module of ours, or next to the programs into which the module is built.
 * @param here the module's `import.meta.url`
 */
export function fileBeside(here: string, name: string): URL {
  // Modules shared by programs are built into a folder below them.
  const folder = new URL('.', here);
  return new URL(name, folder.pathname.endsWith('/chunks/') ? new URL('..', folder) : folder);
}

/** Starts a program of ours in a thread. @param parameters as for `ownProgram` */
export function startThread(
  here: string,
  source: string,
  built: string,
  workerData: unknown,
): Worker {
  const { url, isSource } = ownProgram(here, source, built);
  return isSource ? startFromSource(url, workerData) : new Worker(url, { workerData });
}

/** For tests and benchmarks: a thread does not inherit its process's TypeScript support. */
function startFromSource(file: URL, workerData: unknown): Worker {
  const source = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(file.href)});
  });`;
  return new Worker(source, { eval: true, execArgv: [], workerData });
}
