import {
  AppendTooLarge,
  type EventMetadata,
  maxAppendBytes,
  maxEventBytes,
  type NewEvent,
} from '@parvis/contracts/log/event-log.ts';
import { z } from 'zod';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const payloadSchema = z.custom<Record<string, unknown> | unknown[] | string>(
  (data) => typeof data === 'string' || (typeof data === 'object' && data !== null),
  'the data of an event are an object, an array or a text',
);

/** Event data that every store accepts. */
export type Payload = z.infer<typeof payloadSchema>;

/** An event ready to be written. Within an append, `occurredAt` never decreases. */
export interface PreparedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Payload;
  /** `data` as JSON. */
  readonly dataJson: string;
  readonly metadata: EventMetadata;
}

/**
 * Checks an append against the limits of all adapters, and prepares its events.
 * @throws AppendTooLarge over 256 KiB an event or 768 KiB an append (data and metadata as UTF-8
 * JSON)
 * @throws ZodError when the data is not an object, array or text
 * @throws RangeError when there is no event, an id occurs twice, or a time is not ISO 8601 UTC with
 * milliseconds
 */
export function prepareAppend(events: readonly NewEvent[]): readonly PreparedEvent[] {
  if (events.length === 0) throw new RangeError('an append must contain at least one event');
  if (new Set(events.map((event) => event.id)).size < events.length)
    throw new RangeError('an event id occurs twice in one append');
  let latest = '';
  let total = 0;
  return events.map((event) => {
    const { occurredAt } = event.metadata;
    if (!instant.test(occurredAt))
      throw new RangeError(`occurredAt is not ISO 8601 in UTC with milliseconds: ${occurredAt}`);
    latest = occurredAt > latest ? occurredAt : latest;
    const data = payloadSchema.parse(event.data);
    const dataJson = JSON.stringify(data);
    total += requireSmallEnough(event, dataJson);
    if (total > maxAppendBytes) throw new AppendTooLarge('an append', total, maxAppendBytes);
    const metadata = { ...event.metadata, occurredAt: latest };
    return { id: event.id, type: event.type, data, dataJson, metadata };
  });
}

function requireSmallEnough(event: NewEvent, dataJson: string): number {
  const bytes = Buffer.byteLength(dataJson) + Buffer.byteLength(JSON.stringify(event.metadata));
  if (bytes <= maxEventBytes) return bytes;
  throw new AppendTooLarge(`event ${event.type}`, bytes, maxEventBytes);
}
