import { Session } from 'node:inspector/promises';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** The process's memory, and how busy it is. */
export interface Heap {
  /**
   * Returns the part of the time since the last call during which the event loop was busy, from 0
   * to 1.
   */
  busy(): number;
  /** Returns the memory that the process has allocated for the heap, in use or not. */
  heldBytes(): number;
  collect(): Promise<void>;
}

const checkEveryMs = 5_000;
const busyWhenIdle = 0.2;
/** The number of consecutive idle checks: a catch-up may pause for one of them. */
const idleChecks = 2;
/** The growth that is worth a pause of some tenths of a second. */
const worthwhileBytes = 64 * 1024 * 1024;

/**
 * Collects garbage while the process is idle. After a catch-up or a burst of requests V8 would
 * otherwise keep hundreds of megabytes, of garbage and of nearly empty pages of the heap, for a
 * minute or longer.
 */
export function collectWhenIdle(
  onError: (cause: unknown) => void,
  heap: Heap = ownHeap(),
): { readonly stop: () => Promise<void> } {
  let kept = 0;
  let idle = 0;
  const check = async () => {
    idle = heap.busy() < busyWhenIdle ? idle + 1 : 0;
    if (idle < idleChecks || heap.heldBytes() - kept < worthwhileBytes) return;
    await heap.collect();
    kept = heap.heldBytes();
  };
  const timer = setInterval(() => void check().catch(onError), checkEveryMs).unref();
  return { stop: async () => clearInterval(timer) };
}

/** Returns the heap of this process. */
export function ownHeap(): Heap {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    heldBytes: () => process.memoryUsage().heapTotal,
    collect: collectGarbage,
  };
}

/**
 * Collects the garbage of this thread, and moves what is left together. The collector that V8 offers
 * to scripts moves so little at a time that pages with a few survivors stay.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
}
