import { livePostEvents } from '@parvis/contracts/live-posts/events.ts';
import { evolveLivePost } from '@parvis/contracts/live-posts/evolve-live-post.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { liveTag } from './live-tag.ts';

/** The posts of live feeds, now and at every past position. */
export const livePosts = revisionedProjection<LivePostContent>({
  name: 'live-posts',
  version: 1,
  handles: livePostEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !livePostEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(livePostEvents.read, ({ data }) => data.postId, evolveLivePost),
  tagsOf: ({ content }) => [liveTag(content.focusId)],
  wordsOf: () => '',
  lookups: ["state->'content'->>'focusId'"],
});
