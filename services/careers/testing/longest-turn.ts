import { readFileSync } from 'node:fs';

/**
 * Returns the longest turn of the event loop during some work, in milliseconds of processor time of
 * this thread: neither what it waits for the processor, on a busy machine, nor what other threads
 * of the process do meanwhile (collecting garbage, other specs) counts.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = threadMs();
  const count = () => {
    longest = Math.max(longest, threadMs() - before);
    before = threadMs();
  };
  const turn = () => {
    count();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  // The turn in which the work ends is one of its own.
  count();
  return longest;
}

/** The processor time of this thread in milliseconds. Source: proc(5), `schedstat`. */
function threadMs(): number {
  const [nanoseconds = ''] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
