import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a program may take until it listens, in milliseconds. */
const startLimitMs = 30_000;

/** A program of Debian that runs with a configuration of this folder. */
export interface StartedProgram {
  stop(): Promise<void>;
}

/**
 * Writes a configuration of this folder with other ports.
 * @param ports the port in the file, and the one to use
 * @returns the path of the copy
 */
export async function withPorts(
  name: string,
  folder: string,
  ports: Readonly<Record<string, number>>,
): Promise<string> {
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  const path = join(folder, name);
  // Placeholders first: a new port may equal one in the file.
  const marked = Object.keys(ports).reduce((to, port) => to.replaceAll(port, `<${port}>`), text);
  const filled = marked.replaceAll(/<(\d+)>/g, (_, port: string) => String(ports[port]));
  await writeFile(path, filled);
  return path;
}

/** Starts a program in the foreground; resolves once its port answers. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
): Promise<StartedProgram> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const failed = once(child, 'error').then(([cause]: unknown[]) => {
    throw new Error(`${command} cannot be started: is Debian's package installed?`, { cause });
  });
  failed.catch(() => undefined);
  if (!(await Promise.race([failed, answers(port, child)])))
    throw new Error(`${command} does not listen: ${said}`);
  return {
    async stop() {
      const ended = once(child, 'exit');
      if (!child.kill('SIGTERM')) return;
      await ended;
    },
  };
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < startLimitMs && child.exitCode === null; waited += 100) {
    const found = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (found) return true;
    await delay(100);
  }
  return false;
}
