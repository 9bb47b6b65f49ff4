import { createRequire } from 'node:module';
import type * as StreamsModule from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from './memory-store.ts';

const { ReadReq }: typeof StreamsModule = createRequire(import.meta.url)(
  '@eventstore/db-client/generated/streams_pb.js',
);

/** A request for a read or a subscription. */
export interface ReadRequest {
  /** Undefined when everything is read. */
  readonly stream: string | undefined;
  readonly subscription: boolean;
  readonly backwards: boolean;
  readonly count: number;
  /** The start of a read of a stream; undefined for the end it reads from. */
  readonly revision: number | undefined;
  /** The start of a read of everything. */
  readonly position: bigint | undefined;
  /** Whether a subscription to everything delivers only what follows. */
  readonly fromEnd: boolean;
  /** Types of events that a subscription delivers. */
  readonly wanted: RegExp;
}

export function readRequest(message: StreamsModule.ReadReq): ReadRequest {
  const options = message.getOptions();
  if (options === undefined) throw new Error('expected options of the read');
  const position = options.getAll()?.getPosition()?.getCommitPosition();
  return {
    ...requestedStream(options.getStream()),
    subscription: options.hasSubscription(),
    backwards: options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS,
    count: Number(options.getCount()),
    position: position === undefined ? undefined : BigInt(position),
    fromEnd: options.getAll()?.hasEnd() === true,
    wanted: new RegExp(options.getFilter()?.getEventType()?.getRegex() ?? ''),
  };
}

function requestedStream(
  options: StreamsModule.ReadReq.Options.StreamOptions | undefined,
): Pick<ReadRequest, 'stream' | 'revision'> {
  const name = options?.getStreamIdentifier()?.getStreamName_asU8();
  return {
    stream: name && Buffer.from(name).toString(),
    revision: options?.hasRevision() ? Number(options.getRevision()) : undefined,
  };
}

/**
 * Reading forwards includes the requested position; reading backwards includes it in a stream, but
 * not in the whole log.
 */
export function requestedEvents(
  events: readonly StoredEvent[],
  { backwards, revision, position }: ReadRequest,
): readonly StoredEvent[] {
  if (!backwards && revision !== undefined) return events.slice(revision);
  if (!backwards && position !== undefined) return events.slice(indexAfter(events, position - 1n));
  if (!backwards) return events;
  if (revision !== undefined) return events.slice(0, revision + 1).reverse();
  if (position !== undefined) return events.slice(0, indexAfter(events, position - 1n)).reverse();
  return [...events].reverse();
}

/** Returns the index of the first event after a position. */
function indexAfter(events: readonly StoredEvent[], position: bigint): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.position ?? 0n) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
