import type { LivePost, LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readRevisioned } from '../revisioned/queries.ts';

/**
 * Returns a post in its current state, removed or not; `by` are account ids.
 * @throws ReadModelNotServed
 */
export function readLivePost(db: Queryable, postId: string): Promise<LivePost | undefined> {
  return readRevisioned<LivePostContent>(db, 'live-posts', postId);
}
