import type { EventMetadata } from '@parvis/contracts/log/event-log.ts';
import { z } from 'zod';

const metadataSchema = z.looseObject({
  commandId: z.string(),
  actor: z.string(),
  occurredAt: z.string(),
  version: z.number().int().min(1),
});

/** The metadata of a record, or defaults when they are not ours. */
export interface ParsedMetadata {
  readonly metadata: EventMetadata;
  /** What is wrong with the metadata; absent for metadata that this application wrote. */
  readonly malformed?: string;
  /** The metadata as stored, when they are not ours. */
  readonly storedMetadata?: unknown;
}

/**
 * Reads the metadata of a record from any writer: a foreign record must not stop readers.
 * @param createdAt when the store recorded the event, if known (ISO 8601)
 */
export function readMetadata(value: unknown, createdAt?: string): ParsedMetadata {
  const read = metadataSchema.safeParse(value);
  if (read.success) return { metadata: read.data };
  const fields = read.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
  const occurredAt = createdAt ?? new Date(0).toISOString();
  return {
    metadata: { commandId: '', actor: '', occurredAt, version: 1 },
    storedMetadata: value,
    malformed: `its metadata lack ${fields.length === 0 ? 'everything' : fields.join(', ')}`,
  };
}
