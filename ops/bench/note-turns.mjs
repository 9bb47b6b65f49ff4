import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into the process that serves visitors: notes, as a line of JSON each in the file that
// TURNS_FILE names, how long turns of its event loop took, and the CPU time that its thread used.
const file = process.env.TURNS_FILE;
const everyMs = 10;

if (isMainThread && file !== undefined && process.argv[1]?.endsWith('serve.mjs')) {
  let [at, cpu] = [performance.now(), cpuMs()];
  setInterval(() => {
    const [now, used] = [performance.now(), cpuMs()];
    const turn = { heldMs: now - at - everyMs, cpuMs: used - cpu };
    if (turn.heldMs > everyMs) appendFileSync(file, `${JSON.stringify(turn)}\n`);
    // What noting it cost is not part of the next one.
    [at, cpu] = [performance.now(), cpuMs()];
  }, everyMs).unref();
}

/** Returns the CPU time that the first thread of this process has used; only Linux says. */
function cpuMs() {
  return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
}
