import { availableParallelism } from 'node:os';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, positionFrom } from '@parvis/contracts/log/position.ts';
import type { ScannedEvents } from '../../notary/verify/scan.ts';
import { FunctionThread } from '../function-thread.ts';
import type { ScanFunctions } from './worker.ts';

/** The events of a page: few enough that those that wait for an earlier one stay small. */
const eventsPerPage = 1_000n;

/**
 * The memory for what a thread just made, in megabytes: twice the default. Most of a page is garbage
 * once it is hashed; collecting it less often saves about 6 % of the time of a page.
 */
const youngMb = 96;

/**
 * Scans a log in PostgreSQL in threads, each with a connection of its own: events are read and hashed
 * there, so that this thread stays free for others.
 * @param threads by default one for each processor
 * @returns the events in the order of the log, up to where it ends now
 * @throws Error when the log does not respond
 */
export async function* scanInThreads(
  log: Pick<EventLog, 'head' | 'readAll'>,
  logUrl: string,
  key: Buffer,
  threads = availableParallelism(),
): AsyncGenerator<ScannedEvents> {
  const scanners = Array.from(
    { length: threads },
    () =>
      new FunctionThread<ScanFunctions>(
        { here: import.meta.url, source: './worker.ts', built: 'scan-log' },
        { resourceLimits: { maxYoungGenerationSizeMb: youngMb } },
      ),
  );
  const end = ordinalOf(await log.head());
  // Each thread has its next page waiting when it is done with one.
  const waiting: Promise<ScannedEvents>[] = [];
  let [after, pages] = [0n, 0];
  while (after < end || waiting.length > 0) {
    while (after < end && waiting.length < 2 * threads) {
      const until = after + eventsPerPage < end ? after + eventsPerPage : end;
      const scanner = scanners[pages % threads];
      const scanning = scanner?.call('scan', logUrl, key, positionFrom(after), positionFrom(until));
      // One that fails is noticed when its turn comes.
      scanning?.catch(() => undefined);
      if (scanning !== undefined) waiting.push(scanning);
      after = until;
      pages += 1;
    }
    const next = await waiting.shift();
    if (next !== undefined) yield next;
    // Whoever moved events far away left more empty pages than anybody could wait for.
    if (next?.positions.length === 0 && after < end) {
      const [beyond] = await log.readAll(positionFrom(after), 1);
      after = beyond === undefined ? end : ordinalOf(beyond.position) - 1n;
    }
  }
}
