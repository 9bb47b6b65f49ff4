import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import { playlistListFields } from '@parvis/contracts/playlists/endpoints.ts';
import type { PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { byTitleField, defaultLocale, titleField } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface PlaylistFilter extends ListControls {
  /** A part of a title in any language, ignoring case and accents. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const held = byTitleField((locale) => `state->'content'->'titles'->>'${locale}'`);
/** `words` begin with the title in the default language, without case and accents. */
const sortedBy = { [titleField(defaultLocale)]: 'words' };

/** Lists playlists; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listPlaylists(db: Queryable, filter: PlaylistFilter) {
  const { q, page, pageSize } = filter;
  return listRevisioned<PlaylistContent>(db, 'playlists', {
    page,
    pageSize,
    where: '($3::text is null or strpos(words, $3) > 0)',
    values: [q ? toSlug(q) : null],
    fields: playlistListFields,
    held,
    sortedBy,
    controls: filter,
  });
}
