import type { ExpectedRevision } from '@parvis/contracts/log/event-log.ts';
import type { PreparedEvent } from '../prepare-append.ts';

/** One append in the form sent to the database. */
export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
}

/** Returns the expected revision of a stream; -1 for a new stream. */
export function revisionBefore({ expected }: Append): number {
  return expected === 'no-stream' ? -1 : expected;
}

/**
 * Returns the metadata without `occurredAt`: the database prepends `{"occurredAt":"…",`, raised to
 * the log's time.
 */
export function metadataWithoutTime(event: PreparedEvent): string {
  const { occurredAt: _, ...rest } = event.metadata;
  return JSON.stringify(rest).slice(1);
}
