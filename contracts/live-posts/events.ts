import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change, Occurrence } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { livePostIdSchema } from './ids.ts';
import { type LivePostContent, type LivePosts, savedPostSchema } from './live-post.ts';

const ofPost = { focusId: contentIdSchema, postId: livePostIdSchema };

/** The events of one focus's live feed (`live-{focusId}`), each folded into its post. */
export const livePostEvents = revisionedEvents({
  prefix: 'live-',
  version: 1,
  schemas: {
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
  },
  change({ type, data }): Change<LivePostContent> {
    const { focusId, postId: id } = data;
    switch (type) {
      case 'LivePostPublished':
        return { kind: 'saved', id, revision: 1, content: { focusId, ...data.post } };
      case 'LivePostEdited': {
        const { revision, post } = data;
        return { kind: 'saved', id, revision, content: { focusId, ...post } };
      }
      case 'LivePostRemoved':
        return { kind: 'deleted', id };
    }
  },
});

export type LivePostEvent = EventOf<typeof livePostEvents.schemas>;

/** Folds an event into the feed of its focus. @throws Error when the stream is inconsistent */
export function evolveLivePosts(
  posts: LivePosts = new Map(),
  event: LivePostEvent,
  occurrence: Occurrence,
): LivePosts {
  const { postId } = event.data;
  return new Map(posts).set(postId, livePostEvents.evolve(posts.get(postId), event, occurrence));
}
