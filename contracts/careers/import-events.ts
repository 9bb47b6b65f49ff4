import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { maxNoteGroups, noteGroupSchema } from './import-notes.ts';

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
  /** Absent, but left open: they exceeded what an import may withdraw, and a person decides. */
  spared: count,
  refused: count,
  /** Not opened yet: their publication is in the future. */
  waiting: count.default(0),
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
    /** What was refused, dropped and guessed, grouped; older reports have none. */
    notes: z.array(noteGroupSchema).max(maxNoteGroups).default([]),
    /** The offers that the feed contains, if it was complete and not too many were missing. */
    accepted: count.optional(),
  }),
} as const;

export type ImportEvent = EventOf<typeof importEventSchemas>;

export const importEvents = eventReader(importEventSchemas);
export const importEventVersion = 1;
export const importStreamPrefix = 'offerimport-';
