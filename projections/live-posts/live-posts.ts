import { livePostEvents } from '@parvis/contracts/live-posts/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { liveTag } from './live-tag.ts';

/** The posts of live feeds, now and at every past position. */
export const livePosts = revisionedProjection({
  name: 'live-posts',
  version: 1,
  events: livePostEvents,
  tagsOf: ({ content }) => [liveTag(content.focusId)],
  wordsOf: () => '',
  lookups: ["state->'content'->>'focusId'"],
});
