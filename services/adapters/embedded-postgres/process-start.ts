import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns when a process started, as text for comparisons only: it distinguishes processes that
 * reuse an id. `undefined` when no such process runs.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    return (await output(['-o', 'lstart=', '-p', String(pid)]))?.replaceAll(' ', '-');
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

/**
 * Returns the command line of a process, arguments separated by spaces; `undefined` when no such
 * process runs.
 */
export async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return output(['-o', 'command=', '-p', String(pid)]);
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line === '' ? undefined : line.replaceAll('\0', ' ').trim();
}

async function output(args: readonly string[]): Promise<string | undefined> {
  const text = await run('ps', args).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return text === '' ? undefined : text;
}
