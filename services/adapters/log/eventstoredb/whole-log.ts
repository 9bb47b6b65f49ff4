import { END, type EventStoreDBClient, type ReadPosition } from '@eventstore/db-client';
import { maxReadBytes, type RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { collect } from './collect.ts';
import {
  type ClientEvent,
  clientPosition,
  isSystemEvent,
  recordedEvent,
} from './recorded-event.ts';
import { asLogError } from './unavailable.ts';

/**
 * The number of events in the smallest and in the largest page of a read: pages grow, so that
 * system events between ours do not cost a request each.
 */
const smallestPage = 32;
const largestPage = 1024;

/**
 * Reads the whole log. While nobody writes, the server still records its statistics: those after
 * our last event are read once, and skipped by later reads.
 */
export class WholeLog {
  readonly #client: EventStoreDBClient;
  /** The event that was the log's last one when it was last looked up, and ours before or at it. */
  #end: { readonly event: ClientEvent; readonly ours: RecordedEvent | undefined } | undefined;

  constructor(client: EventStoreDBClient) {
    this.#client = client;
  }

  /** Reads our events after a position, skipping all others. @throws LogUnavailable */
  async readAfter(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    let skippedTo = this.#systemEventAfter(after);
    const from = skippedTo?.position ?? clientPosition(after);
    // A forward read includes the event at its position.
    for await (const page of readPages(this.#client, from, limit + 1, 'forwards')) {
      if (skippedTo !== undefined && page[0]?.id !== skippedTo.id) {
        // This is not the log that was read before: it was restored from a backup.
        this.#end = undefined;
        return this.readAfter(after, limit);
      }
      skippedTo = undefined;
      const ours = page.filter((event) => !isSystemEvent(event)).map(recordedEvent);
      const found = ours.filter(({ position }) => position > after);
      if (found.length > 0) return found.slice(0, limit);
    }
    return [];
  }

  /** Returns our last event; undefined in an empty log. @throws LogUnavailable */
  async last(): Promise<RecordedEvent | undefined> {
    const known = this.#end;
    let newest: ClientEvent | undefined;
    let ours: RecordedEvent | undefined;
    for await (const page of readPages(this.#client, END, smallestPage, 'backwards')) {
      newest ??= page[0];
      const reached = page.find((event) => !isSystemEvent(event) || event.id === known?.event.id);
      if (reached === undefined) continue;
      ours = reached.id === known?.event.id ? known.ours : recordedEvent(reached);
      break;
    }
    this.#end = newest && { event: newest, ours };
    return ours;
  }

  /**
   * Returns the position of our last event; later system events do not count.
   * @throws LogUnavailable
   */
  async head(): Promise<Position> {
    return (await this.last())?.position ?? startOfLog;
  }

  /** Returns the last event when all events from a position to it are known to be the system's. */
  #systemEventAfter(after: Position): ClientEvent | undefined {
    if (this.#end === undefined || after < (this.#end.ours?.position ?? startOfLog))
      return undefined;
    const { event } = this.#end;
    return (event.position?.commit ?? 0n) > ordinalOf(after) ? event : undefined;
  }
}

/** Reads the log page by page to its end. A page may begin with the last event of the one before. */
async function* readPages(
  client: EventStoreDBClient,
  from: ReadPosition,
  firstSize: number,
  direction: 'forwards' | 'backwards',
): AsyncGenerator<readonly ClientEvent[], void> {
  let fromPosition = from;
  let maxCount = Math.max(firstSize, smallestPage);
  for (;;) {
    const { events, isCut } = await readPage(client, fromPosition, maxCount, direction);
    yield events;
    const last = events.at(-1)?.position;
    if (last === undefined || (events.length < maxCount && !isCut)) return;
    fromPosition = last;
    maxCount = Math.max(maxCount, Math.min(maxCount * 2, largestPage));
  }
}

async function readPage(
  client: EventStoreDBClient,
  fromPosition: ReadPosition,
  maxCount: number,
  direction: 'forwards' | 'backwards',
): ReturnType<typeof collect> {
  try {
    return await collect(client.readAll({ fromPosition, maxCount, direction }), maxReadBytes);
  } catch (cause) {
    throw asLogError(cause);
  }
}
