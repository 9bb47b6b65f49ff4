import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A program of ours that runs alongside the server: its source if this process runs TypeScript,
 * else its build.
 */
export interface OwnProgram {
  readonly url: URL;
  readonly isSource: boolean;
}

let builtFolder: string | undefined;

/** For tests: starts the programs of this folder from now on, instead of their sources. */
export function startBuiltPrograms(folder: string): void {
  builtFolder = folder;
}

/**
 * Finds a program that a module of ours starts in a thread or a process.
 * @param here the module's `import.meta.url`
 * @param source relative to the module
 * @param built the name of the built program
 */
export function ownProgram(here: string, source: string, built: string): OwnProgram {
  if (builtFolder !== undefined)
    return { url: pathToFileURL(join(builtFolder, `${built}.js`)), isSource: false };
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
  options: WorkerOptions,
): Worker {
  const { url, isSource } = ownProgram(here, source, built);
  return isSource ? startFromSource(url, options) : new Worker(url, options);
}

/** For tests and benchmarks: a thread does not inherit its process's TypeScript support. */
function startFromSource(file: URL, options: WorkerOptions): Worker {
  const source = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(file.href)});
  });`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}

/** Exit codes from this one on mean that a signal ended the process, as when memory runs out. */
const killed = 128;

/** Returns whether a process was ended or still runs, rather than having failed by itself. */
export function wasKilled({ exitCode }: ChildProcess): boolean {
  return exitCode === null || exitCode >= killed;
}

/**
 * Starts a program of ours in a process with a memory limit, for what somebody else wrote.
 * @param program as for `ownProgram`
 * @param limits the memory in kilobytes, the priority, which is that of this process by default, and
 *   whether the program has an input
 */
export function startProcess(
  program: { readonly here: string; readonly source: string; readonly built: string },
  {
    memoryKb,
    niceness = 0,
    input,
  }: {
    readonly memoryKb: number;
    readonly niceness?: number | undefined;
    readonly input: 'ignore' | 'pipe';
  },
): ChildProcess {
  const { url, isSource } = ownProgram(program.here, program.source, program.built);
  // Buffers are outside the heap, which is all that Node can limit.
  const limited = [
    '-c',
    `ulimit -d ${memoryKb} && exec nice -n ${niceness} "$0" "$@"`,
    process.execPath,
  ];
  const isPosix = process.platform !== 'win32';
  return fork(url, {
    execPath: isPosix ? '/bin/sh' : process.execPath,
    execArgv: [...(isPosix ? limited : []), ...(isSource ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: [input, 'ignore', 'ignore', 'ipc'],
  });
}
