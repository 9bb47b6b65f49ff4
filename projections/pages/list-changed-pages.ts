import type { Position } from '@parvis/contracts/log/position.ts';
import { listChangedTagsOf } from '../engine/changed-tags.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from './earliest.ts';

/** The read models that pages are composed of. */
export const modelsOfPages: readonly string[] = [
  'page-fragments',
  'menu-tree',
  'site-settings',
  'redirects',
  'media-library',
  'facet-slugs',
  'live-posts',
  'playlists',
  'site-search',
  'synonyms',
  'offers',
  'offer-facets',
];

/** The changes visible to visitors after a position, over all read models. */
export interface ChangedPages {
  /** The position of the slowest read model: everything up to here is in `tags`. */
  readonly position: Position;
  /**
   * The generations of the read models that are served: when they differ, everything may have
   * changed.
   */
  readonly generation: string;
  readonly tags: readonly { readonly tag: string; readonly position: Position }[];
}

/** The durable change feed of the page cache. @throws ReadModelNotServed */
export async function listChangedPages(db: Queryable, since: Position): Promise<ChangedPages> {
  const changes = await listChangedTagsOf(
    db,
    { name: 'changed-pages', models: modelsOfPages },
    since,
  );
  return {
    position: earliest(changes.map(({ position }) => position)),
    generation: changes.map(({ generation }) => generation).join('.'),
    tags: changes.flatMap(({ tags }) => tags),
  };
}
