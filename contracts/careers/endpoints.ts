import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { type FieldPlaces, listControls, listResponse } from '../http/list-controls.ts';
import {
  listQuerySchema,
  maxPageSize,
  readQuerySchema,
  searchedTextSchema,
} from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { byTitleField, inEachLocale } from '../site/locale.ts';
import { offerStatuses } from './evolve-offer.ts';
import { offerIdSchema } from './ids.ts';
import { offerCorrectionSchema } from './offer.ts';
import { offerFiguresQuerySchema, offerFiguresSchema } from './offer-figures.ts';
import { offerGroups } from './offer-groups.ts';
import { offerHistorySchema, offerImportListSchema, offerViewSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: offerIdSchema });
const reads = { access: { capability: 'content.read' }, withoutDrafts: true } as const;
const writes = { access: { capability: 'content.write' } } as const;
const response = { status: 200, kind: 'json', schema: offerViewSchema } as const;

/**
 * The filter fields of the list of offers: their texts and places, as visitors read them. `country`
 * and `city` are those of the first place, `countries` and `cities` those of all.
 */
export const offerListFields = {
  id: 'word',
  status: 'word',
  source: 'word',
  reference: 'text',
  ...byTitleField(() => 'text' as const),
  entity: 'text',
  domain: 'text',
  contract: 'word',
  country: 'word',
  city: 'text',
  countries: 'words',
  cities: 'words',
  experience: 'word',
  workingTime: 'word',
  remote: 'word',
  openedAt: 'instant',
  statusSince: 'instant',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The places of fields that have the same name in what is shown of an offer. */
function inShown(...names: readonly string[]): FieldPlaces {
  return Object.fromEntries(names.map((name) => [name, [`shown.${name}`]]));
}

/** The query of the list of offers. */
export const offersQuerySchema = listQuerySchema.extend({
  /** Words from the reference, the titles or the entity. */
  q: searchedTextSchema.optional(),
  status: z.enum(offerStatuses).optional(),
  source: z.string().trim().max(60).optional(),
  ...listControls({
    fields: offerListFields,
    sorts: ['title'],
    sortedBy: ['-updatedAt'],
    item: offerViewSchema,
    places: {
      ...inShown('source', 'reference', 'entity', 'domain', 'contract'),
      ...inShown('experience', 'workingTime', 'remote'),
      ...byTitleField((): [string] => ['shown.title']),
      country: ['shown.place'],
      city: ['shown.place'],
      countries: ['shown.place', 'shown.otherPlaces'],
      cities: ['shown.place', 'shown.otherPlaces'],
    },
    example: '{"or": [{"city": {"contains": "lyon"}}, {"remote": {"equals": "remote"}}]}',
  }),
});
export type OffersQuery = z.infer<typeof offersQuerySchema>;

/** The query for offer facets: one group, filtered by part of a name or by ids. */
export const offerFacetsQuerySchema = readQuerySchema.extend({
  group: z.enum(offerGroups),
  /** A part of a name in any language; case and accents are ignored. */
  q: z.string().trim().max(100).optional(),
  /** Ids joined by commas. */
  ids: z
    .string()
    .max(8_000)
    .transform((ids) => ids.split(','))
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
});
export type OfferFacetsQuery = z.infer<typeof offerFacetsQuerySchema>;

/** Offer facets, and their total number. */
export const offerFacetsSchema = z.object({
  items: z.array(z.object({ id: z.string(), names: inEachLocale(z.string()) })),
  total: z.number().int().min(0),
});
export type OfferFacetsList = z.infer<typeof offerFacetsSchema>;

/** The REST endpoints of offers and of their imports. */
export const offerEndpoints = {
  listOffers: endpoint({
    id: 'listOffers',
    method: 'get',
    path: '/api/offers',
    summary: 'Lists offers, open or not',
    ...reads,
    params: none,
    query: offersQuerySchema,
    body: none,
    response: listResponse(offerViewSchema),
  }),
  offerFigures: endpoint({
    id: 'offerFigures',
    method: 'get',
    path: '/api/offers/figures',
    summary:
      'Returns the numbers of offers open, opened and ended on each day, in total and by facet',
    ...reads,
    params: none,
    query: offerFiguresQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: offerFiguresSchema },
  }),
  listOfferFacets: endpoint({
    id: 'listOfferFacets',
    method: 'get',
    path: '/api/offers/facets',
    summary: 'Lists the values of a filter group of offers, as campaigns use them',
    ...reads,
    params: none,
    query: offerFacetsQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: offerFacetsSchema },
  }),
  getOffer: endpoint({
    id: 'getOffer',
    method: 'get',
    path: '/api/offers/{id}',
    summary: 'Reads an offer, open or not',
    ...reads,
    params: byId,
    query: none,
    body: none,
    response,
    refuses: ['offer-not-found'],
  }),
  offerHistory: endpoint({
    id: 'offerHistory',
    method: 'get',
    path: '/api/offers/{id}/history',
    summary: 'Lists the history of an offer',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    params: byId,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: offerHistorySchema },
    refuses: ['offer-not-found'],
  }),
  correctOffer: endpoint({
    id: 'correctOffer',
    method: 'put',
    path: '/api/offers/{id}/correction',
    summary:
      'Corrects fields of an offer, overriding its source; without fields, the source’s values apply again',
    ...writes,
    params: byId,
    query: none,
    body: offerCorrectionSchema.strict(),
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response,
    refuses: ['offer-not-found'],
  }),
  withdrawOffer: endpoint({
    id: 'withdrawOffer',
    method: 'delete',
    path: '/api/offers/{id}',
    summary: 'Withdraws an offer, whatever its source contains; its history is kept',
    ...writes,
    params: byId,
    query: none,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
    refuses: ['offer-not-found', 'offer-withdrawn'],
  }),
  putBackOffer: endpoint({
    id: 'putBackOffer',
    method: 'post',
    path: '/api/offers/{id}/put-back',
    summary: 'Reopens a withdrawn offer',
    ...writes,
    params: byId,
    query: none,
    body: none,
    ifMatch: 'optional',
    response,
    refuses: ['offer-not-found', 'offer-not-withdrawn', 'offer-closed'],
  }),
  listOfferImports: endpoint({
    id: 'listOfferImports',
    method: 'get',
    path: '/api/offer-imports',
    summary: 'Lists the reports of imports, newest first',
    ...reads,
    params: none,
    query: listQuerySchema.extend({ source: z.string().trim().max(60).optional() }),
    body: none,
    response: { status: 200, kind: 'json', schema: offerImportListSchema },
  }),
} as const;
