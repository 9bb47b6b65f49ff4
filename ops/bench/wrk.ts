import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireProgram } from './programs.ts';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Median response time, in milliseconds. */
  readonly medianMs: number;
}

/** Loads an address with wrk, on one thread. @throws Error when a request failed or was refused */
export async function load(given: Load): Promise<LoadResult> {
  const headers = Object.entries(given.headers).map(
    ([name, value]) => `--header=${name}: ${value}`,
  );
  const { stdout } = await promisify(execFile)(requireProgram('wrk'), [
    '--threads=1',
    `--connections=${given.connections}`,
    `--duration=${given.seconds}s`,
    '--latency',
    ...headers,
    given.url,
  ]);
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1];
  const [, median, unit] = /^\s+50%\s+([\d.]+)(us|ms|s)/m.exec(stdout) ?? [];
  const failed = /^\s+(?:Socket errors|Non-2xx).*$/m.exec(stdout)?.[0];
  if (failed !== undefined) throw new Error(`${given.url}:${failed}`);
  if (rate === undefined || median === undefined || unit === undefined)
    throw new Error(`wrk printed no rate:\n${stdout}`);
  const factor = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN;
  return { requestsPerSecond: Number(rate), medianMs: Number(median) * factor };
}
