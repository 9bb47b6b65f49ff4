import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import {
  absenceDecisionSchema,
  decidedAbsencesSchema,
  offerAbsencesQuerySchema,
  offerAbsencesSchema,
  offerFeedsSchema,
} from './absences.ts';

const none = z.object({});

/** The REST endpoints of feeds, and of the offers that left them. */
export const absenceEndpoints = {
  listOfferFeeds: endpoint({
    id: 'listOfferFeeds',
    method: 'get',
    path: '/api/offer-feeds',
    summary: 'Lists feeds of offers: whether they can be read, and how many offers left them',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: offerFeedsSchema },
  }),
  listOfferAbsences: endpoint({
    id: 'listOfferAbsences',
    method: 'get',
    path: '/api/offer-absences',
    summary: 'Lists the open offers that left their feed and wait for a decision, longest first',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: none,
    query: offerAbsencesQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: offerAbsencesSchema },
  }),
  decideOfferAbsences: endpoint({
    id: 'decideOfferAbsences',
    method: 'post',
    path: '/api/offer-absences/decisions',
    summary:
      'Withdraws offers that left their feed, or keeps them open; at most 500 at once, so it is repeated while some wait',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    body: absenceDecisionSchema,
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: decidedAbsencesSchema },
  }),
} as const;
