import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { feedProblemSchema } from './absences.ts';
import { importCountsSchema } from './import-events.ts';
import { importNoteSchema, noteGroupSchema } from './import-notes.ts';
import { mappingNameSchema } from './mapping/events.ts';
import { offerFields, offerSchema } from './offer.ts';

const none = z.object({});
const writes = { access: { capability: 'content.write' } } as const;
const source = offerSchema.shape.source.describe(
  'Lowercase words joined by dashes: the system that the file comes from',
);

/** The maximum size of a file of offers, in bytes. */
export const maxOfferFileBytes = 64 * 1024 * 1024;
/** The number of offers that a preview lists for each outcome. */
export const maxPreviewedOffers = 50;

/** Who gives the offers of a source: files that people upload, an address, or the source itself. */
export const sourceFeeders = ['upload', 'feed', 'push'] as const;

/** The sources of offers. */
export const offerSourcesSchema = z.object({
  items: z.array(
    z.object({
      source,
      open: z.number().int().min(0).describe('Its open offers'),
      fedBy: z.enum(sourceFeeders),
    }),
  ),
});
export type OfferSources = z.infer<typeof offerSourcesSchema>;

/** What a file would do with an offer: as in the counts of its report. */
export const previewOutcomes = [
  'published',
  'revised',
  'withdrawn',
  'held',
  'expired',
  'waiting',
] as const satisfies readonly (keyof z.infer<typeof importCountsSchema>)[];
export type PreviewOutcome = (typeof previewOutcomes)[number];

export const previewedOfferSchema = z.object({
  outcome: z.enum(previewOutcomes),
  reference: offerSchema.shape.reference,
  title: offerSchema.shape.title,
  changed: z.array(z.enum(offerFields)).describe('The fields that its source changes'),
});
export type PreviewedOffer = z.infer<typeof previewedOfferSchema>;

export const previewedRefusalSchema = importNoteSchema.extend({
  line: z
    .number()
    .int()
    .min(1)
    .describe('In the file, from 1; the number of the record in a file without lines'),
  reference: z.string().max(200).optional(),
});
export type PreviewedRefusal = z.infer<typeof previewedRefusalSchema>;

/** What a file would do, or did. */
export const offerUploadSchema = z.object({
  source,
  format: z.string(),
  complete: z.boolean().describe('Whether offers that the file does not have are withdrawn'),
  problem: feedProblemSchema.optional().describe('Why the file as a whole cannot be read'),
  counts: importCountsSchema,
  offers: z
    .array(previewedOfferSchema)
    .describe(`Up to ${maxPreviewedOffers} offers of each outcome; none once it is done`),
  refused: z.array(previewedRefusalSchema).describe('The first records that are refused, and why'),
  notes: z.array(noteGroupSchema).describe('What was refused, left out and guessed, by field'),
});
export type OfferUpload = z.infer<typeof offerUploadSchema>;

const query = z.object({
  complete: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether the file has all offers of its source: others are withdrawn'),
  mapping: mappingNameSchema
    .optional()
    .describe('The mapping by which it is read; without one, its format is recognised'),
});
const refuses = [
  'body-too-large',
  'offer-source-fed',
  'offer-source-pushed',
  'offer-import-running',
  'offer-mapping-not-found',
  'too-busy',
] as const;
const response = { status: 200, kind: 'json', schema: offerUploadSchema } as const;

/** The endpoints by which people upload files of offers. */
export const offerUploadEndpoints = {
  listOfferSources: endpoint({
    id: 'listOfferSources',
    method: 'get',
    path: '/api/offer-sources',
    summary: 'Lists the sources of offers, and whether they are uploaded, fetched or sent',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: none,
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: offerSourcesSchema },
  }),
  previewOfferUpload: endpoint({
    id: 'previewOfferUpload',
    method: 'post',
    path: '/api/offer-sources/{source}/uploads/preview',
    summary:
      'Returns what a file of offers would publish, change, withdraw and refuse, and writes nothing; the body is its bytes, in any format that feeds have',
    ...writes,
    params: z.object({ source }),
    query,
    body: none,
    takesBytes: true,
    response,
    refuses,
  }),
  applyOfferUpload: endpoint({
    id: 'applyOfferUpload',
    method: 'post',
    path: '/api/offer-sources/{source}/uploads',
    summary:
      'Imports a file of offers; what an editor corrected or withdrew stays so. The body is its bytes. Its report is kept with those of other imports',
    ...writes,
    params: z.object({ source }),
    query: query.extend({
      withdrawals: z.coerce
        .number()
        .int()
        .min(0)
        .default(0)
        .describe(
          'How many offers may be withdrawn, as the preview counted; if more would be, none is, and they wait for a decision',
        ),
    }),
    body: none,
    takesBytes: true,
    response,
    refuses,
  }),
} as const;
