import type { MediaVisibility, PublicMediaUse } from '@parvis/contracts/media/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';

const maxShown = 5;

/**
 * Returns whether visitors can reach each of these items now, and why.
 * @throws ReadModelNotServed
 */
export async function readVisibility(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaVisibility>> {
  const rows = await servedRows<{ id: string; isPublic: boolean; shownBy: PublicMediaUse[] }>(
    db,
    `select read_position('media-library') as position, requested.id,
       ${isPublicAt('requested.id', undefined)} as "isPublic", ${showersOf} as "shownBy"
     from unnest($2::text[]) as requested (id)`,
    [null, ids],
  );
  return new Map(rows.map(({ id, isPublic, shownBy }) => [id, { isPublic, shownBy }]));
}

/** The reachable items that show the item, directly or through playlists and videos. */
const showersOf = `(
  with recursive above as (
    select shower.* from media_library.shower where names @> array[requested.id] and not gone
    union
    select shower.* from above join media_library.shower
      on shower.names @> array[above.id] and not shower.gone and not above.root
  )
  select coalesce(json_agg(json_strip_nulls(
      json_build_object('kind', kind, 'id', id, 'title', label, 'contentKind', content_kind,
        'locale', locale))
    order by kind, label, id), '[]')
  from (
    select kind, label, above.id, item.state ->> 'locale' as locale, item.state ->> 'kind' as content_kind
    from above left join media_library.item on item.id = above.id
    where root order by kind, label, above.id limit ${maxShown}) shown
)`;
