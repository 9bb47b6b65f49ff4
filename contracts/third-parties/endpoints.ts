import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { videoProviderSchema } from '../media/details.ts';
import { socialPostSchema } from './social-posts.ts';
import { catalogueVideoSchema } from './video-catalogue.ts';

const reads = {
  method: 'get',
  access: { capability: 'content.read' },
  body: z.object({}),
} as const;

/** The last responses of third parties, for editors. */
export const thirdPartyEndpoints = {
  searchVideos: endpoint({
    ...reads,
    id: 'searchVideos',
    path: '/admin/library/video/{provider}/search',
    summary: 'Searches our videos at a provider by words of their titles, newest first',
    params: z.object({ provider: videoProviderSchema }),
    query: listQuerySchema.omit({ after: true }).extend({
      /** Words; case and accents are ignored. */
      q: z.string().trim().max(100).optional(),
    }),
    response: { status: 200, kind: 'json', schema: listSchema(catalogueVideoSchema) },
  }),
  fetchPosts: endpoint({
    ...reads,
    id: 'fetchPosts',
    path: '/admin/social/inline/fetch',
    summary: 'Reads the newest posts of an account as last fetched, for editors who choose it',
    params: z.object({}),
    query: z.object({
      network: z.string().min(1).max(40),
      account: z.string().min(1).max(80),
    }),
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({
        posts: z.array(socialPostSchema),
        /** When they were read; null when they never were. */
        answeredAt: z.iso.datetime().nullable(),
      }),
    },
  }),
} as const;
