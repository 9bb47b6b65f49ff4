import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { freePort } from '../../testing/free-port.ts';

const responseSchema = z.object({
  status: z.enum(['success', 'error']),
  error: z.string().optional(),
  data: z.object({ result: z.array(z.unknown()) }).optional(),
});

/** Returns true when Prometheus and promtool are on PATH. */
export function hasPrometheus(): boolean {
  return ['prometheus', 'promtool'].every(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/** Runs promtool; returns its exit code and everything it printed. */
export function promtool(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

/** A Prometheus that scrapes one target every second. */
export class TestPrometheus {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #origin: string;

  private constructor(child: ChildProcess, folder: string, origin: string) {
    this.#child = child;
    this.#folder = folder;
    this.#origin = origin;
  }

  /** Starts one. @param target host and port of `/metrics` */
  static async start(target: string): Promise<TestPrometheus> {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-prometheus-'));
    const address = `127.0.0.1:${await freePort()}`;
    const configuration = {
      global: { scrape_interval: '1s', scrape_timeout: '1s' },
      scrape_configs: [{ job_name: 'parvis', static_configs: [{ targets: [target] }] }],
    };
    await writeFile(join(folder, 'prometheus.yml'), stringify(configuration));
    const child = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${address}`,
      ],
      { stdio: 'ignore' },
    );
    return new TestPrometheus(child, folder, `http://${address}`);
  }

  /**
   * Returns the series that a query finds now.
   * @throws Error when Prometheus does not respond, or refuses the query
   */
  async query(expr: string): Promise<readonly unknown[]> {
    const response = await fetch(`${this.#origin}/api/v1/query`, {
      method: 'POST',
      body: new URLSearchParams({ query: expr }),
    });
    const { error, data } = responseSchema.parse(await response.json());
    if (data === undefined) throw new Error(`${error ?? 'no data'}: ${expr}`);
    return data.result;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
