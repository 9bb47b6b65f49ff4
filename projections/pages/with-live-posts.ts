import type { Position } from '@parvis/contracts/log/position.ts';
import { showLivePosts } from '../live-posts/show-live-posts.ts';
import type { Queryable } from '../platform/queryable.ts';
import { earliest } from './earliest.ts';
import type { ComposedContent } from './with-images.ts';

/** As many posts as a page or an answer shows when it does not say. */
export const postsShown = 20;

/** A live focus with its newest posts; anything else as it is. @throws ReadModelNotServed */
export async function withLivePosts(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  const { page } = composed.screen;
  if (page.details.kind !== 'focus' || !page.details.live) return composed;
  const { posts, position, tags } = await showLivePosts(db, page.id, postsShown, at);
  return {
    ...composed,
    screen: { ...composed.screen, page: { ...page, livePosts: posts } },
    position: earliest([composed.position, position]),
    tags: [...composed.tags, ...tags],
  };
}
