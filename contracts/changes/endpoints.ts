import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { startOfLog } from '../log/position.ts';
import { changedKinds, feedCursorSchema, feedEntrySchema } from './change.ts';

/** The longest that a request waits for a change, in seconds. */
export const maxWaitSeconds = 50;
/** How many changes a response has at most. */
export const maxChanges = 500;

const kinds = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?:${changedKinds.join('|')})(?:,(?:${changedKinds.join('|')}))*$`), {
    error: `some of ${changedKinds.join(', ')}, separated by commas`,
  });

export const feedPageSchema = z.object({
  items: z.array(feedEntrySchema),
  next: feedCursorSchema.describe('The `after` of the next request, also when there is no change'),
});
export type FeedPage = z.infer<typeof feedPageSchema>;

export const feedEndpoints = {
  readChanges: endpoint({
    id: 'readChanges',
    method: 'get',
    path: '/api/changes',
    summary: 'Reads what changed in public, in order, and waits for more: published, updated, gone',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: z.object({}),
    query: z.object({
      after: feedCursorSchema
        .default(feedCursorSchema.parse(startOfLog))
        .describe('The `next` of the response before; the beginning of the log without it'),
      limit: z.coerce.number().int().min(1).max(maxChanges).default(100),
      wait: z.coerce
        .number()
        .int()
        .min(0)
        .max(maxWaitSeconds)
        .default(0)
        .describe('Seconds to wait for a change where there is none yet'),
      kinds: kinds.optional().describe('Only these kinds, separated by commas'),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: feedPageSchema },
  }),
} as const;
