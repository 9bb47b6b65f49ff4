import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';

const count = z.number().int().min(0);

/** The outcomes of the records of a feed. */
export const importCountsSchema = z.object({
  published: count,
  revised: count,
  withdrawn: count,
  unchanged: count,
  /** Records overridden by an editor's withdrawal or correction. */
  held: count,
  /** Not opened: their closing date had passed. */
  expired: count,
  /** Absent, but left open: the import exceeded the share that it may withdraw. */
  spared: count,
  refused: count,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** A record that could not be parsed. */
export const refusedRecordSchema = z.object({
  /** The line in the file, from 1; the number of the record in a feed without lines. */
  line: z.number().int().min(1),
  reference: z.string().max(200).optional(),
  reason: z.string().min(1).max(500),
});
export type RefusedRecord = z.infer<typeof refusedRecordSchema>;

/** The maximum number of refused records in a report; the counts include all. */
export const maxReportedRefusals = 100;

/** The events of imports (`offerimport-{id}`). */
export const importEventSchemas = {
  /** A feed was read to its end. */
  OffersImported: z.object({
    source: z.string().min(1).max(60),
    format: z.string().min(1).max(40),
    complete: z.boolean(),
    counts: importCountsSchema,
    refused: z.array(refusedRecordSchema).max(maxReportedRefusals),
  }),
} as const;

export type ImportEvent = EventOf<typeof importEventSchemas>;

export const importEvents = eventReader(importEventSchemas);
export const importEventVersion = 1;
export const importStreamPrefix = 'offerimport-';
