import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';
import { redactedWordsSchema, redactionIdSchema, redactionReasonSchema } from './redaction.ts';

const instant = z.iso.datetime();
export const redactionStates = ['waiting', 'refused', 'under-way', 'done'] as const;

const decisionSchema = z.object({
  by: z.string(),
  at: instant,
  /** Why it was refused; null of a confirmation. */
  reason: z.string().nullable(),
});

export const redactionSchema = z.object({
  id: redactionIdSchema,
  /** The words, while they wait for the second administrator; nothing keeps them afterwards. */
  words: z.string().nullable(),
  item: z.string().nullable(),
  reason: z.string(),
  state: z.enum(redactionStates),
  by: z.string(),
  isOwn: z.boolean(),
  at: instant,
  decision: decisionSchema.nullable(),
  /** The events of the log that hold the words, and go on holding them. */
  positions: z.array(positionSchema),
  /** The streams that they belong to: items, media, settings and others. */
  streams: z.array(z.string()),
  /** Those with the words in addresses and links, where no reader gets a mark. */
  left: z.array(positionSchema),
});
export type RedactionView = z.infer<typeof redactionSchema>;

/** Redactions, and who can read what they removed all the same. */
export const redactionsSchema = listSchema(redactionSchema).extend({
  /** Roles of the log's server that may read its tables; null where that is not PostgreSQL. */
  logReaders: z.array(z.string()).nullable(),
});
export type Redactions = z.infer<typeof redactionsSchema>;

const path = '/api/audit/redactions';
const write = {
  method: 'post',
  access: { capability: 'site.configure' },
  traced: true,
  query: z.object({}),
  response: { status: 204, kind: 'empty' },
} as const;
const byId = z.object({ id: redactionIdSchema });

/** The endpoints of words that are removed from all that was ever said. */
export const redactionEndpoints = {
  listRedactions: endpoint({
    id: 'listRedactions',
    method: 'get',
    path,
    summary: 'Lists the redactions, the newest first, with the positions that hold their words',
    access: { capability: 'security.read' },
    traced: true,
    params: z.object({}),
    // All are in the stream that the request reads: there is no write to wait for.
    query: listQuerySchema.omit({ after: true }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: redactionsSchema },
  }),
  requestRedaction: endpoint({
    ...write,
    id: 'requestRedaction',
    path,
    summary:
      'Finds words in all that was ever saved, and requests that they be removed from what is read',
    params: z.object({}),
    body: z.object({
      words: redactedWordsSchema.describe(
        'Found without case, accents and typographic variants, whole words alone',
      ),
      reason: redactionReasonSchema.describe('Readers see it where the words stood'),
      item: z
        .string()
        .trim()
        .min(1)
        .max(64)
        .optional()
        .describe('The id of the only item, medium or other thing in which they are removed'),
    }),
    refuses: [
      'redaction-found-nothing',
      'redaction-still-public',
      'redaction-too-large',
      'redaction-reason-tells',
      'held',
    ],
  }),
  confirmRedaction: endpoint({
    ...write,
    id: 'confirmRedaction',
    path: `${path}/{id}/confirm`,
    summary:
      'Confirms a redaction that another administrator requested: from then on every reading has the mark',
    params: byId,
    body: z.object({}),
    refuses: [
      'redaction-not-waiting',
      'redaction-own',
      'redaction-still-public',
      'redaction-too-large',
      'held',
    ],
  }),
  refuseRedaction: endpoint({
    ...write,
    id: 'refuseRedaction',
    path: `${path}/{id}/refuse`,
    summary: 'Refuses a redaction with a reason, or takes one’s own request back',
    params: byId,
    body: z.object({ reason: redactionReasonSchema }),
    refuses: ['redaction-not-waiting'],
  }),
} as const;
