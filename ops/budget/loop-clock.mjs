import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the product with `--import`: measures the longest turn of the event loop of the process
 * that serves. A turn counts while the loop neither waits for events nor for the processor, and at most
 * the processor time of all threads, so that other programs on the machine do not lengthen it. `GET /` on the port in `BUDGET_CLOCK_PORT` returns
 * what was measured since the last one, in milliseconds.
 */
const isServing = isMainThread && process.send === undefined;
if (isServing && process.env.BUDGET_CLOCK_PORT) {
  let longest = 0;
  let last = read();
  let begun = last.cpu;
  const turn = () => {
    const now = read();
    const busy = now.wall - last.wall - (now.idle - last.idle) - (now.queued - last.queued);
    longest = Math.max(longest, Math.min(busy, now.cpu - last.cpu));
    last = now;
    setImmediate(turn).unref();
  };
  turn();
  createServer((_request, response) => {
    const { cpu } = read();
    response.end(JSON.stringify({ holdMs: longest, cpuMs: cpu - begun }));
    [longest, begun] = [0, cpu];
  })
    .listen(Number(process.env.BUDGET_CLOCK_PORT), '127.0.0.1')
    .unref();
}

/**
 * Times in milliseconds: now, waited for events, waited for the processor by this thread, and used of
 * it by all threads.
 */
function read() {
  const { user, system } = process.cpuUsage();
  const [, queued = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return {
    wall: performance.now(),
    idle: performance.nodeTiming.idleTime,
    queued: Number(queued) / 1e6,
    cpu: (user + system) / 1e3,
  };
}
