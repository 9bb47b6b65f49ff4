import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../testing/free-port.ts';

const sources = fileURLToPath(new URL('peer', import.meta.url));
/** Its packages, and its build: kept from one run to the next, outside the repository. */
const folder = join(tmpdir(), 'parvis-payload-peer');
const next = 'node_modules/next/dist/bin/next';
const startLimitMs = 300_000;
const run = promisify(execFile);

/** Payload, built by Next for production. */
export class PeerProcess {
  readonly apiKey = randomUUID();
  readonly origin: string;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(databaseUrl: string, port: number) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URI: databaseUrl,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      PAYLOAD_API_KEY: this.apiKey,
    };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Installs and builds it unless that was done before, prepares its database, and starts it. */
  static async start(databaseUrl: string): Promise<PeerProcess> {
    const peer = new PeerProcess(
      databaseUrl,
      Number(process.env['PARVIS_BENCH_PEER_PORT']) || (await freePort()),
    );
    await cp(sources, folder, { recursive: true });
    await unlessDone('installed', await readFile(join(sources, 'package.json'), 'utf8'), () => {
      console.log('Installing the peer from the registry…');
      return run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
    });
    // Payload creates its tables only in development.
    await peer.runScript(['prepare.js'], { NODE_ENV: 'development' });
    await unlessDone('built', await digestOfSources(), () => {
      console.log('Building the peer with Next…');
      return run(process.execPath, [next, 'build'], { cwd: folder, env: peer.#environment });
    });
    await peer.#serve();
    return peer;
  }

  /** Runs one of its scripts in a process of its own. @returns what it wrote */
  async runScript(words: readonly string[], environment = {}): Promise<string> {
    const env = { ...this.#environment, ...environment };
    // Node 20 does not always end the top-level awaits of the editor's builds for Node.
    const all = ['--conditions=production', ...words];
    return (await run(process.execPath, all, { cwd: folder, env })).stdout;
  }

  /** Writes a file that one of its scripts reads. @returns its path */
  async writeInput(content: unknown): Promise<string> {
    const path = join(folder, 'input.json');
    await writeFile(path, JSON.stringify(content));
    return path;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.#child = undefined;
  }

  async #serve(): Promise<void> {
    const { port, hostname } = new URL(this.origin);
    const words = [next, 'start', '--hostname', hostname, '--port', port];
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const deadline = performance.now() + startLimitMs;
    while (!(await isAnswering(`${this.origin}/toutes-actualites`))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error('the peer did not start');
      await delay(100);
    }
  }
}

/** Does something unless it was done for the same input before. */
async function unlessDone(mark: string, input: string, act: () => Promise<unknown>): Promise<void> {
  const file = join(folder, `${mark}.mark`);
  if ((await readFile(file, 'utf8').catch(() => '')) === input) return;
  await act();
  await writeFile(file, input);
}

async function digestOfSources(): Promise<string> {
  const digest = createHash('sha256');
  const entries = await readdir(sources, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  for (const file of files.toSorted()) digest.update(file).update(await readFile(file));
  return digest.digest('hex');
}

async function isAnswering(url: string): Promise<boolean> {
  const answered = await fetch(url).catch(() => undefined);
  await answered?.arrayBuffer();
  return answered?.ok ?? false;
}
