import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The process's memory, and how busy it is. */
export interface Heap {
  /** Part of the time since the last call during which the event loop was busy, from 0 to 1. */
  busy(): number;
  usedBytes(): number;
  collect(): void;
}

const lookEveryMs = 5_000;
const busyWhenIdle = 0.2;
/** The number of consecutive idle checks: a catch-up may pause for one of them. */
const idleLooks = 2;
/** The amount of garbage that is worth a pause of about a tenth of a second. */
const worthwhileBytes = 64 * 1024 * 1024;

/**
 * Collects garbage while the process is idle. After a catch-up or a burst of requests V8 would
 * otherwise keep hundreds of megabytes of it until the next allocation.
 */
export function collectWhenIdle(heap: Heap = ownHeap()): { readonly stop: () => Promise<void> } {
  let kept = 0;
  let idle = 0;
  const look = () => {
    idle = heap.busy() < busyWhenIdle ? idle + 1 : 0;
    if (idle < idleLooks || heap.usedBytes() - kept < worthwhileBytes) return;
    heap.collect();
    kept = heap.usedBytes();
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return { stop: async () => clearInterval(timer) };
}

/** The heap of this process. */
export function ownHeap(): Heap {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    usedBytes: () => process.memoryUsage().heapUsed,
    collect: garbageCollector(),
  };
}

/**
 * A function that collects the garbage of this thread. V8 offers its collector to scripts only under
 * a flag, which can be set at any time.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what V8 puts there under that flag
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
