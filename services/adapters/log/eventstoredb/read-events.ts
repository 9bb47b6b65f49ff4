import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadPosition,
  START,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import {
  LogUnavailable,
  maxReadBytes,
  type ReadStreamOptions,
  type RecordedEvent,
} from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import {
  type ClientEvent,
  clientPosition,
  isSystemEvent,
  recordedEvent,
} from './recorded-event.ts';
import { asLogError } from './unavailable.ts';

/**
 * The client has no timeout for reads; a read without an event for this many milliseconds is ended.
 */
const silenceMs = 5000;
/**
 * The minimum batch size of a read, so that system events between ours do not cost a request each.
 */
const smallestPage = 32;

/** Reads events of one stream; an unknown stream is empty. @throws LogUnavailable */
export async function readEventsOfStream(
  client: EventStoreDBClient,
  stream: string,
  { direction = 'forwards', from, limit }: ReadStreamOptions,
): Promise<readonly RecordedEvent[]> {
  if (limit === 0) return [];
  const read = client.readStream(stream, {
    direction: direction === 'forwards' ? FORWARDS : BACKWARDS,
    fromRevision: from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from),
    ...(limit === undefined ? {} : { maxCount: limit }),
  });
  try {
    return (await collect(read)).map(recordedEvent);
  } catch (cause) {
    if (cause instanceof StreamNotFoundError) return [];
    throw asLogError(cause);
  }
}

/** Reads our events after a position, skipping all others. @throws LogUnavailable */
export async function readEventsAfter(
  client: EventStoreDBClient,
  after: Position,
  limit: number,
): Promise<readonly RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  let from: ReadPosition = clientPosition(after);
  while (found.length < limit) {
    // A forward read includes the event at its position.
    const maxCount = Math.max(limit - found.length + 1, smallestPage);
    const page = await readAll(client, from, maxCount, 'forwards');
    const fresh = page.filter((event) => !isSystemEvent(event)).map(recordedEvent);
    const reached = found.at(-1)?.position ?? after;
    found.push(...fresh.filter((event) => event.position > reached));
    const last = page.at(-1)?.position;
    if (found.length > 0 || last === undefined || page.length < maxCount) break;
    from = last;
  }
  return found.slice(0, limit);
}

/** Returns our last event; undefined in an empty log. @throws LogUnavailable */
export async function readLast(client: EventStoreDBClient): Promise<RecordedEvent | undefined> {
  let from: ReadPosition = END;
  for (;;) {
    const page = await readAll(client, from, smallestPage, 'backwards');
    const ours = page.find((event) => !isSystemEvent(event));
    if (ours !== undefined) return recordedEvent(ours);
    const last = page.at(-1)?.position;
    if (page.length < smallestPage || last === undefined) return undefined;
    from = last;
  }
}

/**
 * Returns the position of our last event; later system events do not count.
 * @throws LogUnavailable
 */
export async function readHead(client: EventStoreDBClient): Promise<Position> {
  return (await readLast(client))?.position ?? startOfLog;
}

async function readAll(
  client: EventStoreDBClient,
  fromPosition: ReadPosition,
  maxCount: number,
  direction: 'forwards' | 'backwards',
): Promise<readonly ClientEvent[]> {
  try {
    return await collect(client.readAll({ fromPosition, maxCount, direction }), maxReadBytes);
  } catch (cause) {
    throw asLogError(cause);
  }
}

/** Reads to the end, or until the data exceeds this many bytes. */
async function collect(
  read: StreamingRead<{ readonly event?: ClientEvent }>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<readonly ClientEvent[]> {
  const silence = setTimeout(() => {
    void read.cancel().catch(() => undefined);
    read.destroy(new LogUnavailable('EventStoreDB fell silent in the middle of a read'));
  }, silenceMs);
  try {
    const events: ClientEvent[] = [];
    let bytes = 0;
    for await (const { event } of read) {
      silence.refresh();
      if (event === undefined) continue;
      events.push(event);
      bytes += approximateBytes(event.data);
      if (bytes < maxBytes) continue;
      // The call would stay open on the server: leaving the loop ends only the client's side.
      await read.cancel();
      break;
    }
    return events;
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Returns the approximate size of a value as JSON: the lengths of its texts, and a few bytes for
 * everything else.
 */
function approximateBytes(data: unknown): number {
  if (typeof data === 'string') return data.length + 2;
  if (typeof data !== 'object' || data === null) return 8;
  if (data instanceof Uint8Array) return data.byteLength;
  let bytes = 2;
  for (const [key, value] of Object.entries(data))
    bytes += key.length + 4 + approximateBytes(value);
  return bytes;
}
