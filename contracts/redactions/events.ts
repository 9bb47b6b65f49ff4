import { z } from 'zod';
import { positionSchema } from '../log/position.ts';
import { eventReader } from '../revisions/event-reader.ts';
import { localeSchema } from '../site/locale.ts';
import { redactionIdSchema, redactionReasonSchema } from './redaction.ts';

const number = z.number().int().min(0);

/**
 * What is cut out of the texts of one event: by the number of the text in the order of the event's
 * leaf (canonical JSON), and the first and last character. The words themselves are in no event.
 */
export const redactedPlaceSchema = z.object({
  position: positionSchema,
  stream: z.string(),
  /** The language of the mark. */
  locale: localeSchema,
  /** `[text, from, to]`; `rest`: the mark stands in the text before, in which the words begin. */
  cuts: z.array(z.tuple([number, number, number, z.enum(['mark', 'rest'])])).min(1),
});
export type RedactedPlace = z.infer<typeof redactedPlaceSchema>;

const byId = z.object({ redactionId: redactionIdSchema });
const places = z.array(redactedPlaceSchema);

/** The events of all redactions, in one stream. */
export const redactionEventSchemas = {
  /** An administrator wants words removed from what was ever said; nothing is removed yet. */
  RedactionRequested: byId.extend({
    reason: redactionReasonSchema,
    /** The only item in which they are removed; null for everywhere. */
    item: z.string().nullable(),
    /** Events with the words where they must stay: addresses and links. */
    left: z.array(positionSchema),
  }),
  /** Where the words were found, in as many events as they need. */
  RedactionPlacesFound: byId.extend({ places }),
  /** A second administrator agreed: from here on every reader of the log reads the mark. */
  RedactionConfirmed: byId,
  /** A second administrator did not agree, or the first one took the request back. */
  RedactionRefused: byId.extend({ reason: redactionReasonSchema }),
  /** No read model holds the words any more: all that had read them were built anew. */
  RedactionCarriedOut: byId,
} as const;

export const redactionEvents = eventReader(redactionEventSchemas);
export type RedactionEvent = ReturnType<(typeof redactionEvents)['read']>;

export const redactionStreamPrefix = 'redaction-';
/** The only stream. */
export const redactionStreamId = 'all';
export const redactionStream = `${redactionStreamPrefix}${redactionStreamId}`;
export const redactionEventVersion = 1;
