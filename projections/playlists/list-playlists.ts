import type { PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { slugOf } from '@parvis/contracts/site/slug.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface PlaylistFilter {
  /** A part of a title in either language, whatever its case and accents. */
  readonly q?: string | undefined;
  readonly sort: 'title' | 'updated';
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** `words` begin with the French title. */
const sortBy = { title: 'words', updated: 'valid_from' } as const;

/** Lists playlists; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listPlaylists(db: Queryable, { q, sort, ...paging }: PlaylistFilter) {
  return listRevisioned<PlaylistContent>(db, 'playlists', {
    ...paging,
    where: '($3::text is null or strpos(words, $3) > 0)',
    values: [q ? slugOf(q) : null],
    sortBy: sortBy[sort],
  });
}
