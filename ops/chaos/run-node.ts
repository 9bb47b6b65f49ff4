import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ParvisProcess, repositoryRoot } from './parvis-process.ts';

/** Runs a command of the command line on a running Parvis. @throws Error when it fails */
export function runCommand(
  { environment }: Pick<ParvisProcess, 'environment'>,
  words: readonly string[],
): Promise<void> {
  return runNode(['ops/cli/run.mjs', ...words], environment);
}

/** Runs a program of the repository in a process of its own. @throws Error when it fails */
export async function runNode(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, words, {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
}
