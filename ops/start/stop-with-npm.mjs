import { readFileSync } from 'node:fs';

const lookEveryMs = 500;

/**
 * Ends this process, as SIGTERM does, once the `npm start` that started it is gone: an npm that is
 * killed without a chance to pass on the signal would leave the server running without a parent.
 * Linux only, where the system exposes parents; does nothing for a process that npm did not start.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return;
  const began = ancestorsOf(process.pid);
  const timer = setInterval(() => {
    if (ancestorsOf(process.pid) === began) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}

/**
 * Returns the parent and the parent's parent: npm, with or without a shell in between.
 * @param {number} pid
 */
function ancestorsOf(pid) {
  const parent = parentOf(pid);
  return `${parent} ${parentOf(parent)}`;
}

/** @param {number} pid @returns {number} 0 when the process is gone */
function parentOf(pid) {
  try {
    // The name of the program, in parentheses, may contain anything.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)(?=[^)]*$)/);
    return Number(after.trim().split(' ')[1] ?? 0);
  } catch {
    return 0;
  }
}
