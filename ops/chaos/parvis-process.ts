import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../testing/free-port.ts';

/** The repository, which contains `dist/`. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The administrator of every Parvis started here. */
export const administrator = { email: 'chaos@estuaire.example', password: 'kill me if you can' };

/**
 * Timeout of a start, including recovery after a crash, in milliseconds: a machine under load takes
 * minutes to write the demonstration.
 */
const usualStartLimitMs = 300_000;
const keptOutputCharacters = 4_000;

export interface ParvisSettings {
  readonly dataFolder: string;
  readonly port: number;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** How long a start may take, in milliseconds; five minutes when omitted. */
  readonly startLimitMs?: number;
}

/** The built Parvis as a process that can be killed and started again on the same data. */
export class ParvisProcess {
  readonly #settings: ParvisSettings;
  #child: ChildProcess | undefined;
  #operatorsPort = 0;
  #output = '';
  #line = '';
  /** The errors it has logged since this object was created, a line each. */
  readonly errors: string[] = [];

  constructor(settings: ParvisSettings) {
    this.#settings = settings;
  }

  /** Origin of the port for operators, since its last start. */
  get operators(): string {
    return `http://127.0.0.1:${this.#operatorsPort}`;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#settings.port}`;
  }

  /** Its environment variables, for it and for the command line. */
  get environment(): NodeJS.ProcessEnv {
    const { dataFolder, port, environment } = this.#settings;
    return {
      ...withoutParvis(process.env),
      PARVIS_PORT: String(port),
      PARVIS_METRICS_PORT: String(this.#operatorsPort),
      PARVIS_DATA: dataFolder,
      PARVIS_ADMIN_EMAIL: administrator.email,
      PARVIS_ADMIN_PASSWORD: administrator.password,
      PARVIS_SIGNIN_PER_MINUTE: '1000',
      PARVIS_DEMO: '0',
      ...environment,
    };
  }

  /** The end of its output since its last start. */
  get output(): string {
    return this.#output;
  }

  /** Process id of Node; undefined when it is not running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The errors among these that affected a request. */
  get faults(): string[] {
    return this.errors.filter((line) => line.includes('"requestId"'));
  }

  /**
   * Returns the memory of its two processes of Node, counting what they share once; 0 when they are
   * not running.
   */
  async residentMegabytes(): Promise<number> {
    const { pid } = this;
    if (pid === undefined) return 0;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    const pids = [String(pid), ...children.split(' ').filter(Boolean)];
    const ofNode = await Promise.all(
      pids.map(async (one) => ((await isPostgres(one)) ? [] : [one])),
    );
    return proportionalMegabytes(ofNode.flat());
  }

  /**
   * Starts Parvis and waits until it is ready.
   * @throws Error with its last output when it exits before
   */
  async start(): Promise<void> {
    if (this.#child !== undefined) throw new Error('Parvis is already running');
    this.#operatorsPort = await freePort();
    const child = spawn(process.execPath, ['ops/start/serve.mjs'], {
      cwd: repositoryRoot,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    const killWithUs = () => void child.kill('SIGKILL');
    process.once('exit', killWithUs);
    child.once('exit', () => {
      process.off('exit', killWithUs);
      if (this.#child === child) this.#child = undefined;
    });
    await this.#readiness(child);
  }

  #readiness(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${why}\n${this.#output}`));
      const { startLimitMs = usualStartLimitMs } = this.#settings;
      const late = setTimeout(() => fail('Parvis was not ready in time'), startLimitMs);
      const hear = (chunk: Buffer) => {
        const text = chunk.toString('utf8');
        this.#output = (this.#output + text).slice(-keptOutputCharacters);
        const lines = (this.#line + text).split('\n');
        this.#line = lines.pop() ?? '';
        this.errors.push(...lines.filter((line) => /^\{"level":"(?:error|fatal)"/.test(line)));
        if (!this.#output.includes('Parvis is ready')) return;
        clearTimeout(late);
        resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code, signal) => {
        clearTimeout(late);
        fail(`Parvis ended with ${signal ?? String(code)}`);
      });
    });
  }

  /** Kills Node, as a power cut would; PostgreSQL keeps running. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops Node gracefully and waits until it has exited. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    this.#child = undefined;
  }

  /** Kills the embedded PostgreSQL's main process. Returns false when there is none. */
  async killPostgres(): Promise<boolean> {
    const pid = await postgresPid(this.#settings.dataFolder);
    return pid !== undefined && signalled(pid, 'SIGKILL');
  }

  /** Stops Node, and a PostgreSQL that was left running by a kill. */
  async cleanUp(): Promise<void> {
    await this.stop();
    const pid = await postgresPid(this.#settings.dataFolder);
    if (pid === undefined) return;
    signalled(pid, 'SIGINT');
    for (let waited = 0; signalled(pid, 0) && waited < 5_000; waited += 50) await delay(50);
  }
}

async function isPostgres(pid: string): Promise<boolean> {
  const program = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return program.includes('postgres');
}

/** Returns the proportional memory of processes, counting what they share once, in megabytes. */
export async function proportionalMegabytes(pids: readonly (string | number)[]): Promise<number> {
  const kilobytes = await Promise.all(
    pids.map(async (pid) => {
      const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1] ?? 0);
    }),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

function withoutParvis(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('PARVIS_')),
  );
}

/** Sends a signal. Returns false when the process no longer exists. */
function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/**
 * Returns the id of the PostgreSQL process on this data folder, unless the id now belongs to
 * another process.
 */
async function postgresPid(dataFolder: string): Promise<number | undefined> {
  const cluster = join(dataFolder, 'postgres', 'data');
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(cluster) ? pid : undefined;
}
