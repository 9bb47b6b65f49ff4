import { livePostsPerPage } from '@parvis/contracts/live-posts/live-posts-per-page.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { showLivePosts } from '../live-posts/show-live-posts.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { PageAddition } from './page-addition.ts';

/** The newest posts of a live focus; undefined for any other page. @throws ReadModelNotServed */
export async function composePosts(
  db: Queryable,
  { id, details }: ContentPage,
  at?: Position,
): Promise<PageAddition | undefined> {
  if (details.kind !== 'focus' || !details.live) return undefined;
  const { posts, ...read } = await showLivePosts(db, id, livePostsPerPage, at);
  return { page: { livePosts: posts }, ...read };
}
