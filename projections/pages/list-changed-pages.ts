import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { type ChangedTags, listChangedTagsOfModels } from '../engine/changed-tags.ts';
import type { Place } from '../follower/place.ts';
import type { Queryable } from '../postgres/queryable.ts';

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

/**
 * The changes visible to visitors after a position, over all read models: everything up to the place
 * of the slowest read model is in `tags`.
 */
export interface ChangedPages extends Place {
  /**
   * The generations of the read models that are served: when they differ, everything may have
   * changed.
   */
  readonly generation: string;
  readonly tags: readonly { readonly tag: string; readonly position: Position }[];
}

/**
 * Returns the durable change feed of the page cache after a position.
 * @throws ReadModelNotServed
 */
export async function listChangedPages(db: Queryable, since: Position): Promise<ChangedPages> {
  const statement = { name: 'changed-pages', models: modelsOfPages };
  return findChangedPages(
    await listChangedTagsOfModels(
      db,
      statement,
      modelsOfPages.map(() => since),
    ),
  );
}

/** A part of the change feed. */
export interface FollowedPages extends ChangedPages {
  /** Whether more changes are stored than were returned. */
  readonly hasMore: boolean;
}

/** After every position. */
const endOfLog = positionFrom(10n ** 20n - 1n);
/** How many tags of a read model are read at once: an import changes tens of thousands. */
const tagsPerRead = 1_000;

/**
 * Returns a function that reads, part by part, what changed since it returned last: each read model's
 * tags once, however far the others are behind.
 * @param after where to begin; by default it first returns the present position alone
 */
export function followChangedPages(
  db: Queryable,
  after: Position = endOfLog,
): () => Promise<FollowedPages> {
  const statement = { name: 'followed-pages', models: modelsOfPages, limit: tagsPerRead };
  let since: readonly Position[] = modelsOfPages.map(() => after);
  /** @throws ReadModelNotServed */
  return async () => {
    const changes = await listChangedTagsOfModels(db, statement, since);
    since = changes.map(({ position }) => position);
    const hasMore = changes.some(({ tags }) => tags.length >= tagsPerRead);
    return { ...findChangedPages(changes), hasMore };
  };
}

function findChangedPages(changes: readonly ChangedTags[]): ChangedPages {
  const { position, event } = changes.reduce((one, other) =>
    one.position < other.position ? one : other,
  );
  return {
    position,
    event,
    generation: changes.map(({ generation }) => generation).join('.'),
    tags: changes.flatMap(({ tags }) => tags),
  };
}
