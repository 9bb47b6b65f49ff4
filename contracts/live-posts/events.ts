import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { livePostIdSchema } from './ids.ts';
import { savedPostSchema } from './live-post.ts';

const ofPost = { focusId: contentIdSchema, postId: livePostIdSchema };

/** The events of one focus's live feed (`live-{focusId}`). */
export const livePostEventSchemas = {
  /** A new post was published in the feed. */
  LivePostPublished: z.object({ ...ofPost, post: savedPostSchema }),
  /** The post was changed. */
  LivePostEdited: z.object({
    ...ofPost,
    revision: z.number().int().min(2),
    post: savedPostSchema,
  }),
  /** The post was removed from the feed; its history is kept. */
  LivePostRemoved: z.object(ofPost),
} as const;

export type LivePostEvent = EventOf<typeof livePostEventSchemas>;

export const livePostEvents = eventReader(livePostEventSchemas);
export const livePostEventVersion = 1;
export const liveStreamPrefix = 'live-';
