import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { commandLine } from './process-start.ts';
import { launch, type RunAs } from './run-as.ts';

/** A line of PostgreSQL's own log. */
export type LogLine = (line: string) => void;

/** The server's process and its last serious log line. */
export interface Postmaster {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Resolves when the process has gone. Never rejects. */
  readonly gone: Promise<void>;
  /** Returns the last fatal error, otherwise the last line, otherwise empty. */
  lastOutput(): string;
}

/**
 * Everything else is PostgreSQL's default: `fsync`, `synchronous_commit` and `full_page_writes`
 * stay on.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_line_prefix: '',
  logging_collector: 'off',
  TimeZone: 'UTC',
};

/**
 * Routine log lines, and its errors for clients that connect while it starts, recovers or stops, or
 * that read a read model before it exists and then wait for it.
 */
const unremarkable =
  /^LOG:|^(?:HINT|DETAIL|STATEMENT|CONTEXT):|the database system is (?:starting up|in recovery|shutting down|not yet accepting)|terminating connection due to administrator command|^ERROR: +(?:relation ".+" does not exist|read model .+ is not served)/;

/** Starts PostgreSQL on its data directory, listening on the loopback address only. Does not wait for it. */
export function spawnPostmaster(
  binaries: Binaries,
  cluster: string,
  port: number,
  runAs: RunAs,
  log: LogLine,
): Postmaster {
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { command, args, options } = launch(binaries.postgres, ['-D', cluster, ...flags], runAs);
  const child = spawn(command, args, options);
  stopWithParent(child);
  let fatal = '';
  let last = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString('utf8').split('\n').filter(Boolean)) {
      if (unremarkable.test(line)) continue;
      if (line.startsWith('FATAL:') || line.startsWith('PANIC:')) fatal = line.slice(6).trim();
      last = line;
      log(line);
    }
  });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      fatal = error.message;
      resolve();
    });
  });
  return {
    process: child,
    pid: child.pid ?? 0,
    gone,
    lastOutput: () => fatal || last,
  };
}

/** A program in its own session outlives us unless it is stopped when we end. */
export function stopWithParent(child: ChildProcess): void {
  const end = () => signalIfAlive(child.pid ?? 0, 'SIGINT');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}

/** Stops the PostgreSQL that an earlier, killed Parvis left running on this data directory, if any. */
export async function stopOrphan(cluster: string, log: LogLine): Promise<void> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !(await isOurs(pid, cluster))) return;
  log(`stopping the PostgreSQL (process ${pid}) that an earlier start left running`);
  await stopProcess(pid, async () => !(await isOurs(pid, cluster)));
}

/**
 * Signals a server to stop without waiting for its clients, escalating over time. `isGone` is
 * polled every 20 ms.
 */
export async function stopProcess(pid: number, isGone: () => Promise<boolean>): Promise<void> {
  const steps = [
    { signal: 'SIGINT', milliseconds: 4000 },
    { signal: 'SIGQUIT', milliseconds: 3000 },
    { signal: 'SIGKILL', milliseconds: 3000 },
  ] as const;
  for (const { signal, milliseconds } of steps) {
    signalIfAlive(pid, signal);
    for (let waited = 0; waited < milliseconds; waited += 20) {
      if (await isGone()) return;
      await delay(20);
    }
  }
}

/** Signals a process; does nothing when it has exited or never started (0). */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return;
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause;
  }
}

async function isOurs(pid: number, cluster: string): Promise<boolean> {
  const line = await commandLine(pid);
  return line?.includes(`postgres -D ${cluster} `) ?? false;
}
