import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { importNoteSchema } from './import-notes.ts';
import { offerSchema } from './offer.ts';
import { ownRecordSchema } from './own-record.ts';
import { offerViewSchema } from './views.ts';

const none = z.object({});
const writes = { access: { capability: 'content.write' } } as const;

/** The maximum number of offers in one batch. */
export const maxOffersPerBatch = 100;

const sourceParams = z.object({
  source: offerSchema.shape.source.describe('Lowercase words joined by dashes: your system'),
});
const offerParams = sourceParams.extend({
  reference: offerSchema.shape.reference.describe(
    'What the source calls the offer, percent-encoded: “R/12 a” is R%2F12%20a',
  ),
});

/** An offer that its source sends: a record of a feed, without what its address says. */
export const pushedOfferSchema = ownRecordSchema.omit({ reference: true });

/** An offer as examples of the API send it. */
export const exampleOffer = {
  title: { fr: 'Analyste crédit', en: 'Credit analyst' },
  description: { fr: '<p>Étudier les dossiers.</p>', en: '<p>Study the files.</p>' },
  contract: 'permanent',
  place: { city: 'Nantes', country: 'FR' },
  applyUrl: 'https://jobs.example/apply/R-12',
} as const;

/** What became of an offer that was sent; `held`: what an editor did stands against it. */
export const pushOutcomeSchema = z.enum(['published', 'revised', 'unchanged', 'held']);

/** An offer that was sent, and what was made of it. */
export const pushedViewSchema = z.object({
  outcome: pushOutcomeSchema,
  notes: z.array(importNoteSchema).describe('What was left out or guessed'),
  offer: offerViewSchema,
});
export type PushedView = z.infer<typeof pushedViewSchema>;

/** An item of a batch: an offer, or the reference of one that is withdrawn. */
const batchItemSchema = z.union([
  ownRecordSchema,
  z.strictObject({ reference: offerSchema.shape.reference, withdraw: z.literal(true) }),
]);
export type PushedItem = z.infer<typeof batchItemSchema>;

const itemOutcomeSchema = z.object({
  status: z.number().int(),
  body: pushedViewSchema.optional(),
  problem: problemSchema.optional(),
});
export type PushedItemOutcome = z.infer<typeof itemOutcomeSchema>;

/** The endpoints by which a system sends its offers; a source has these or a feed, never both. */
export const pushedOfferEndpoints = {
  pushOffer: endpoint({
    id: 'pushOffer',
    method: 'put',
    path: '/api/offer-sources/{source}/offers/{reference}',
    summary:
      'Publishes or revises an offer of a source; what an editor corrected or withdrew stays so. Repeating it changes nothing',
    ...writes,
    params: offerParams,
    query: none,
    body: pushedOfferSchema.meta({ examples: [exampleOffer] }),
    ifMatch: 'optional',
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: pushedViewSchema },
    refuses: ['offer-source-fed', 'offer-closed', 'too-busy'],
  }),
  retractOffer: endpoint({
    id: 'retractOffer',
    method: 'delete',
    path: '/api/offer-sources/{source}/offers/{reference}',
    summary:
      'Withdraws an offer of a source, which may send it again. Repeating it changes nothing',
    ...writes,
    params: offerParams,
    query: none,
    body: none,
    ifMatch: 'optional',
    response: { status: 204, kind: 'empty' },
    refuses: ['offer-source-fed', 'offer-not-found'],
  }),
  pushOffers: endpoint({
    id: 'pushOffers',
    method: 'post',
    path: '/api/offer-sources/{source}/offers',
    summary: `Sends up to ${maxOffersPerBatch} offers of a source, or withdraws them, each with its own outcome in the order sent; if one is not valid, none is taken`,
    ...writes,
    params: sourceParams,
    query: none,
    body: z.object({ offers: z.array(batchItemSchema).min(1).max(maxOffersPerBatch) }).meta({
      examples: [
        {
          offers: [
            { reference: 'R-12', ...exampleOffer },
            { reference: 'R-11', withdraw: true },
          ],
        },
      ],
    }),
    maxBytes: contentBodyBytes,
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({ offers: z.array(itemOutcomeSchema) }),
    },
    refuses: ['offer-source-fed', 'too-busy'],
  }),
} as const;
