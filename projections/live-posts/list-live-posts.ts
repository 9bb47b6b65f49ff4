import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface LivePostFilter {
  readonly focusId: ContentId;
  /** Only what is shown under this time or a later one: ISO 8601 in UTC with milliseconds. */
  readonly since?: string | undefined;
  readonly sort: 'shown' | 'updated';
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const shownAt = "state->'content'->>'shownAt'";
const sortBy = { shown: shownAt, updated: 'valid_from' } as const;

/** Lists the posts of a live feed; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listLivePosts(db: Queryable, { focusId, since, sort, ...paging }: LivePostFilter) {
  return listRevisioned<LivePostContent>(db, 'live-posts', {
    ...paging,
    where: `state->'content'->>'focusId' = $3 and ($4::text is null or ${shownAt} >= $4)`,
    values: [focusId, since ?? null],
    sortBy: sortBy[sort],
  });
}
