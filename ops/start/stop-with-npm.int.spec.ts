import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const watching = pathToFileURL(join(import.meta.dirname, 'stop-with-npm.mjs')).href;

/**
 * Starts `npm start` with a server that does nothing but run.
 * @returns the process ids of npm and the server
 */
async function npmStart(): Promise<{ npm: ChildProcess; server: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-npm-'));
  const script = `import { stopWithNpm } from '${watching}';
    stopWithNpm();
    console.log('server ' + process.pid);
    setInterval(() => undefined, 1_000);`;
  await writeFile(join(folder, 'server.mjs'), script);
  const scripts = { start: 'node server.mjs' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toMatch(/server \d+/), { timeout: 30_000 });
  const server = Number(/server (\d+)/.exec(said)?.[1]);
  onTestFinished(async () => {
    for (const pid of [npm.pid, server]) if (pid !== undefined && runs(pid)) process.kill(pid, 9);
    await rm(folder, { recursive: true });
  });
  return { npm, server };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'the server ends with npm, by %s and with standard input closed',
  async (signal) => {
    const { npm, server } = await npmStart();
    const gone = once(npm, 'exit');
    npm.kill(signal);
    await gone;
    await vi.waitFor(() => expect(runs(server)).toBe(false), { timeout: 30_000 });
  },
);
