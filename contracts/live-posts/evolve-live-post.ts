import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { LivePostEvent } from './events.ts';
import type { LivePost, LivePosts } from './live-post.ts';

/** Folds an event into its post. @throws Error when the stream is inconsistent */
export function evolveLivePost(
  former: LivePost | undefined,
  event: LivePostEvent,
  occurrence: Occurrence,
): LivePost {
  const { focusId, postId: id } = event.data;
  switch (event.type) {
    case 'LivePostPublished': {
      const content = { focusId, ...event.data.post };
      return evolveRevisioned(former, { kind: 'saved', id, revision: 1, content }, occurrence);
    }
    case 'LivePostEdited': {
      const { revision, post } = event.data;
      const content = { focusId, ...post };
      return evolveRevisioned(former, { kind: 'saved', id, revision, content }, occurrence);
    }
    case 'LivePostRemoved':
      return evolveRevisioned(former, { kind: 'deleted', id }, occurrence);
  }
}

/** Folds an event into the feed of its focus. @throws Error when the stream is inconsistent */
export function evolveLivePosts(
  posts: LivePosts = new Map(),
  event: LivePostEvent,
  occurrence: Occurrence,
): LivePosts {
  const { postId } = event.data;
  return new Map(posts).set(postId, evolveLivePost(posts.get(postId), event, occurrence));
}
