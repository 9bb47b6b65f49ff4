import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePost } from '@parvis/contracts/live-posts/live-post.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ShownPost } from '@parvis/contracts/site/content-page.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, positionRead } from '../revisioned/queries.ts';
import { liveTag } from './live-tag.ts';

/** The newest posts of a feed, newest first, and the log position they were read at. */
export interface ShownFeed {
  readonly posts: readonly ShownPost[];
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads a feed for visitors, now or at a past position. @throws ReadModelNotServed */
export async function showLivePosts(
  db: Queryable,
  focusId: string,
  limit: number,
  at?: Position,
): Promise<ShownFeed> {
  const [row] = await servedRows<{ position: Position; posts: readonly LivePost[] }>(
    db,
    `select read_position('live-posts') as position, (
       select coalesce(json_agg(state order by state->'content'->>'shownAt' desc, id), '[]') from (
         select span.id, span.state from live_posts.span
         where span.state->'content'->>'focusId' = $2 and not (span.state->>'deleted')::boolean
           and ${isValidAt('span', at)}
         order by span.state->'content'->>'shownAt' desc, span.id limit $3) newest) as posts`,
    [at ?? null, focusId, limit],
  );
  if (row === undefined) throw new Error('expected one row with the state of the read model');
  return {
    posts: row.posts.map(({ id, content: { shownAt, text } }) => ({
      id: livePostIdSchema.parse(id),
      shownAt,
      text,
    })),
    position: positionRead(at, row.position),
    tags: [liveTag(focusId)],
  };
}
