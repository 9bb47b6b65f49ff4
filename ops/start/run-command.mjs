import { spawn } from 'node:child_process';

/**
 * Runs a program to its end; it ends with us when we are stopped.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>} what it said on both channels; code 127 when it is not there
 */
export function runCommand(command, args, { cwd, env = process.env, onOutput }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (chunk) => {
    output += chunk;
    onOutput?.(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  }).finally(() => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  });
}
