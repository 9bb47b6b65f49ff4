import type { ExpectedRevision } from '@parvis/contracts/log/event-log.ts';
import type { PreparedEvent } from '../prepare-append.ts';

/** One append as it travels to the database. */
export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
}

/** The revision that a stream is expected to have; -1 when there is to be none. */
export function revisionBefore({ expected }: Append): number {
  return expected === 'no-stream' ? -1 : expected;
}

/** The database puts `{"occurredAt":"…",` before it, with the time raised to the log's. */
export function metadataWithoutTime(event: PreparedEvent): string {
  const { occurredAt: _, ...rest } = event.metadata;
  return JSON.stringify(rest).slice(1);
}
