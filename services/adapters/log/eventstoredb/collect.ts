import type { StreamingRead } from '@eventstore/db-client';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import type { ClientEvent } from './recorded-event.ts';

/**
 * The client has no timeout for reads; a read without an event for this many milliseconds is ended.
 */
const silenceMs = 5000;

/** Events of one read. */
interface Collected {
  readonly events: readonly ClientEvent[];
  /** Whether the read was ended because of its size. */
  readonly isCut: boolean;
}

/**
 * Collects a read's events to its end, or, from two events on, until their data exceeds this many
 * bytes.
 */
export async function collect(
  read: StreamingRead<{ readonly event?: ClientEvent }>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Collected> {
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
      if (bytes < maxBytes || events.length < 2) continue;
      // The call would stay open on the server: leaving the loop ends only the client's side.
      await read.cancel();
      return { events, isCut: true };
    }
    return { events, isCut: false };
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
