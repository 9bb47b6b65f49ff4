import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { LeafMaker } from '../leaf.ts';
import { hashBytes } from '../tree/hashes.ts';

/** What a verification needs of events that follow one another, in a form that threads pass on. */
export interface ScannedEvents {
  readonly positions: readonly Position[];
  readonly streams: readonly string[];
  readonly revisions: readonly number[];
  readonly times: readonly string[];
  /** The hashes of their leaves, one after another. */
  readonly hashes: Uint8Array;
}

/** Returns what is needed of events. */
export function scanned(events: readonly RecordedEvent[], maker: LeafMaker): ScannedEvents {
  const hashes = Buffer.alloc(events.length * hashBytes);
  for (const [n, event] of events.entries()) maker.hashOf(event).copy(hashes, n * hashBytes);
  return {
    positions: events.map(({ position }) => position),
    streams: events.map(({ stream }) => stream),
    revisions: events.map(({ revision }) => revision),
    times: events.map(({ metadata }) => metadata.occurredAt),
    hashes,
  };
}

const eventsPerPage = 4_000;

/** Scans a log from its start to its end, a page in each turn. @throws LogUnavailable */
export async function* scanLog(
  log: Pick<EventLog, 'readAll'>,
  maker: LeafMaker,
  pageSize = eventsPerPage,
): AsyncGenerator<ScannedEvents> {
  for (let after = startOfLog; ; ) {
    const events = await log.readAll(after, pageSize);
    const last = events.at(-1);
    if (last === undefined) return;
    yield scanned(events, maker);
    after = last.position;
  }
}
