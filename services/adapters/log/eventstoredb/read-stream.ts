import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { ReadStreamOptions, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { collect } from './collect.ts';
import { recordedEvent } from './recorded-event.ts';
import { asLogError } from './unavailable.ts';

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
    return (await collect(read)).events.map(recordedEvent);
  } catch (cause) {
    if (cause instanceof StreamNotFoundError) return [];
    throw asLogError(cause);
  }
}
