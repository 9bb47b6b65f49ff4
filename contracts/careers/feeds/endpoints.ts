import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../../http/listing.ts';
import { feedRunSchema, reportedRunSchema, runKinds, runProblemSchema } from './feed-run.ts';
import {
  feedSecretSchema,
  feedSourceSchema,
  feedTermsSchema,
  knownSecretSchema,
} from './feed-terms.ts';

const instant = z.iso.datetime();
const none = z.object({});
const path = '/api/offer-feed-settings';
const bySource = z.object({ source: feedSourceSchema });

/** What was done to a feed; of a change, to which of its terms. */
export const feedChanges = ['added', 'changed', 'secret-set', 'secret-removed', 'removed'] as const;
export const feedChangeSchema = z.object({
  at: instant,
  by: z.string(),
  what: z.enum(feedChanges),
  names: z.array(z.string()).describe('The terms that changed, or the name of the secret'),
});
export type FeedChange = z.infer<typeof feedChangeSchema>;

const standSchema = z.object({
  source: feedSourceSchema,
  open: z.number().int().min(0).describe('Its open offers'),
  waiting: z.number().int().min(0).describe('Offers that left it, and wait for a decision'),
  readAt: instant.nullable().describe('When it could be read last'),
  failing: runProblemSchema.extend({ since: instant }).nullable(),
});

/** A feed that administrators configured here. */
export const ownFeedSchema = standSchema.extend({
  ...feedTermsSchema.shape,
  from: z.literal('back-office'),
  secrets: z.array(knownSecretSchema),
  nextAt: instant.nullable().describe('When it is fetched next; null while it is off'),
});
export type OwnFeed = z.infer<typeof ownFeedSchema>;

/** A feed that the operator configured (PARVIS_OFFERS_FEEDS). */
const operatorsFeedSchema = standSchema.extend({
  from: z.literal('environment'),
  address: z.string().describe('Without its query, which may contain a key'),
  everyMinutes: z.number().int().min(1),
});

export const feedSettingsSchema = z.object({
  items: z.array(z.discriminatedUnion('from', [ownFeedSchema, operatorsFeedSchema])),
  hosts: z
    .array(z.string())
    .describe('The hosts from which feeds may be fetched (PARVIS_OFFERS_HOSTS)'),
});
export type FeedSettingsView = z.infer<typeof feedSettingsSchema>;
export type FeedView = FeedSettingsView['items'][number];

const read = {
  method: 'get',
  access: { capability: 'site.configure' },
  params: bySource,
  query: none,
  body: none,
  refuses: ['offer-feed-not-found'],
} as const;
const write = {
  method: 'post',
  access: { capability: 'site.configure' },
  traced: true,
  params: bySource,
  query: none,
  body: none,
  response: { status: 204, kind: 'empty' },
  refuses: ['offer-feed-not-found'],
} as const;
const checked = ['offer-feed-host', 'offer-feed-insecure', 'offer-mapping-not-found'] as const;

/** The endpoints by which administrators configure feeds of offers. */
export const offerFeedEndpoints = {
  listFeedSettings: endpoint({
    ...read,
    id: 'listFeedSettings',
    path,
    summary: 'Lists the feeds of offers with their terms, and how they stand; no secret is in it',
    params: none,
    response: { status: 200, kind: 'json', schema: feedSettingsSchema },
    refuses: [],
  }),
  addOfferFeed: endpoint({
    ...write,
    id: 'addOfferFeed',
    path,
    summary: 'Adds the feed of a source; it is fetched first when its schedule says so',
    params: none,
    body: feedTermsSchema.extend({ source: feedSourceSchema }),
    refuses: [
      ...checked,
      'offer-feed-exists',
      'offer-feed-configured',
      'offer-feed-pushed',
      'offer-import-running',
      'too-many-offer-feeds',
    ],
  }),
  changeOfferFeed: endpoint({
    ...write,
    id: 'changeOfferFeed',
    path: `${path}/{source}`,
    summary: 'Changes the terms of a feed, from its next fetch on; secrets stay',
    body: feedTermsSchema,
    refuses: [...checked, 'offer-feed-not-found', 'offer-feed-moved'],
  }),
  removeOfferFeed: endpoint({
    ...write,
    method: 'delete',
    id: 'removeOfferFeed',
    path: `${path}/{source}`,
    summary: 'Removes a feed with its secrets and runs; its offers stay open, or are withdrawn',
    query: z.object({
      offers: z.enum(['keep', 'withdraw']).describe('What becomes of its open offers'),
    }),
    refuses: ['offer-feed-not-found', 'offer-import-running', 'too-busy'],
  }),
  setFeedSecret: endpoint({
    ...write,
    id: 'setFeedSecret',
    path: `${path}/{source}/secrets`,
    summary: 'Sets or replaces a header or parameter that is secret; nobody can read it afterwards',
    body: feedSecretSchema,
    refuses: ['offer-feed-not-found', 'too-many-feed-secrets'],
  }),
  removeFeedSecret: endpoint({
    ...write,
    method: 'delete',
    id: 'removeFeedSecret',
    path: `${path}/{source}/secrets/{in}/{name}`,
    summary: 'Removes a secret of a feed',
    params: bySource.extend(feedSecretSchema.pick({ in: true, name: true }).shape),
  }),
  runOfferFeed: endpoint({
    ...write,
    id: 'runOfferFeed',
    path: `${path}/{source}/runs`,
    summary: 'Fetches a feed at once: as a preview that imports nothing, or to import it',
    body: z.object({ kind: z.enum(runKinds) }),
    response: { status: 201, kind: 'json', schema: feedRunSchema.pick({ id: true }) },
    refuses: ['offer-feed-not-found', 'offer-import-running'],
  }),
  listFeedRuns: endpoint({
    ...read,
    id: 'listFeedRuns',
    path: `${path}/{source}/runs`,
    summary: 'Lists the times that a feed was fetched, the newest first, with what came of each',
    query: listQuerySchema.omit({ after: true }),
    response: { status: 200, kind: 'json', schema: listSchema(feedRunSchema) },
  }),
  getFeedRun: endpoint({
    ...read,
    id: 'getFeedRun',
    path: `${path}/{source}/runs/{run}`,
    summary: 'Returns how far a run is, or its report: what was refused and why, offer by offer',
    params: bySource.extend({ run: feedRunSchema.shape.id }),
    response: { status: 200, kind: 'json', schema: reportedRunSchema },
  }),
  listFeedChanges: endpoint({
    ...read,
    id: 'listFeedChanges',
    path: `${path}/{source}/changes`,
    summary: 'Lists who changed what about a feed, the newest first, also once it was removed',
    query: listQuerySchema.omit({ after: true }),
    response: { status: 200, kind: 'json', schema: listSchema(feedChangeSchema) },
    refuses: [],
  }),
} as const;
