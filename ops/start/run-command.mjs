import { spawn } from 'node:child_process';

/** Programs that have not ended yet. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end. When this process is interrupted, every program it runs gets the signal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>} output of both channels; code 127 when the program does not exist
 */
export function runCommand(command, args, { cwd, env = process.env, onOutput }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
    onOutput?.(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  if (running.size === 0) process.on('SIGTERM', stopAll).on('SIGINT', stopAll);
  running.add(child);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  }).finally(() => {
    running.delete(child);
    if (running.size === 0) process.off('SIGTERM', stopAll).off('SIGINT', stopAll);
  });
}

function stopAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(1);
}
