import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../../http/listing.ts';
import { contentBodyBytes } from '../../limits/bodies.ts';
import { usualEndpoints } from '../../revisions/usual-endpoints.ts';
import { revisionedFields } from '../../revisions/views.ts';
import { importNoteSchema } from '../import-notes.ts';
import { offerSchema } from '../offer.ts';
import { mappingNameSchema } from './events.ts';
import { mappingSchema } from './mapping.ts';

const none = z.object({});
const viewSchema = mappingSchema.extend({ id: mappingNameSchema, ...revisionedFields });
export type MappingView = z.infer<typeof viewSchema>;

/** The number of records that a mapping is tried on. */
export const maxSampleRecords = 10;

const usual = usualEndpoints({
  path: '/api/offer-mappings',
  item: '/{name}',
  params: { all: none, one: z.object({ name: mappingNameSchema }) },
  withoutDrafts: true,
  view: viewSchema,
  maxBytes: contentBodyBytes,
});

/** The first records of a file, and where else there may be records. */
export const offerSampleSchema = z.object({
  kind: mappingSchema.shape.kind,
  records: z.string().describe('The path of these records'),
  lists: z
    .array(z.object({ path: z.string(), count: z.number().int() }))
    .describe('The paths at which records may be, the most likely first'),
  first: z.array(z.unknown()).describe('The first records, with long texts and lists shortened'),
});
export type OfferSample = z.infer<typeof offerSampleSchema>;

/** What became of a record. */
export const triedRecordSchema = z.object({
  offer: offerSchema.partial({ publishedAt: true }).optional(),
  refused: importNoteSchema.optional().describe('Why it is none'),
  notes: z.array(importNoteSchema).describe('What was left out or guessed'),
});
export type TriedRecord = z.infer<typeof triedRecordSchema>;

/** The endpoints of mappings, by which feeds of any shape are read. */
export const mappingEndpoints = {
  listOfferMappings: {
    ...usual.list(
      'listOfferMappings',
      'Lists the mappings by which feeds of any shape are read',
      listQuerySchema,
    ),
    response: { status: 200, kind: 'json', schema: listSchema(viewSchema) },
  },
  getOfferMapping: usual.get('getOfferMapping', 'Reads a mapping'),
  saveOfferMapping: {
    ...usual.save(
      'saveOfferMapping',
      'Saves a mapping; If-Match is required unless it is new',
      mappingSchema,
    ),
    ifMatch: 'optional',
    refuses: ['offer-mapping-exists', 'offer-mapping-not-found'],
  },
  deleteOfferMapping: {
    ...usual.delete('deleteOfferMapping', 'Deletes a mapping; its history is kept'),
    ifMatch: 'optional',
  },
  undeleteOfferMapping: usual.undelete('undeleteOfferMapping', 'Restores a deleted mapping'),
  offerMappingHistory: usual.history(
    'offerMappingHistory',
    'Lists the revisions of a mapping, newest first',
  ),
  sampleOffers: endpoint({
    id: 'sampleOffers',
    method: 'post',
    path: '/api/offer-samples',
    summary:
      'Returns the first records of an XML or JSON file of any shape, and where it may have records; the body is its bytes. Nothing is kept',
    access: { capability: 'content.write' },
    params: none,
    query: z.object({
      records: mappingSchema.shape.records
        .optional()
        .describe('The path of the records; without it, the most likely one'),
    }),
    body: none,
    takesBytes: true,
    response: { status: 200, kind: 'json', schema: offerSampleSchema },
    refuses: ['body-too-large', 'offer-sample-unreadable', 'too-busy'],
  }),
  tryOfferMapping: endpoint({
    id: 'tryOfferMapping',
    method: 'post',
    path: '/api/offer-mapping-trials',
    summary: 'Returns the offers that a mapping makes of some records; writes nothing',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    body: z.object({
      mapping: mappingSchema,
      records: z.array(z.unknown()).max(maxSampleRecords),
    }),
    maxBytes: contentBodyBytes,
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({ records: z.array(triedRecordSchema) }),
    },
    refuses: ['too-busy'],
  }),
} as const;
