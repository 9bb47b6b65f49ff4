import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import { livePostListFields } from '@parvis/contracts/live-posts/endpoints.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface LivePostFilter extends ListControls {
  readonly focusId: ContentId;
  /** Only posts dated at this time or later: ISO 8601 in UTC with milliseconds. */
  readonly since?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const shownAt = "state->'content'->>'shownAt'";

/** Lists the posts of a live feed; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listLivePosts(db: Queryable, filter: LivePostFilter) {
  const { focusId, since, page, pageSize } = filter;
  return listRevisioned<LivePostContent>(db, 'live-posts', {
    page,
    pageSize,
    where: `state->'content'->>'focusId' = $3 and ($4::text is null or ${shownAt} >= $4)`,
    values: [focusId, since ?? null],
    fields: livePostListFields,
    sortedBy: { shownAt },
    controls: filter,
  });
}
