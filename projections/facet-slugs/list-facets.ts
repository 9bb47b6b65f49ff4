import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt } from '../revisioned/queries.ts';

/** Of a value that content used before anybody named it. */
const namesById = locales.map((locale) => `'${locale}', id`).join(', ');

/**
 * Lists filter values, of one group or of all, by id; except deleted ones.
 * @param at a past position; the present by default
 * @throws ReadModelNotServed
 */
export async function listFacets(
  db: Queryable,
  group?: FacetName['group'],
  at?: Position,
): Promise<readonly ListedFacet[]> {
  const [row] = await servedRows<{ items: readonly ListedFacet[] }>(
    db,
    `select read_position('facet-slugs') as position,
       coalesce(json_agg(json_build_object('group', facet_group, 'id', id, 'revision', revision,
         'names', coalesce(names, jsonb_build_object(${namesById})),
         'slugs', (select json_object_agg(locale, slug) from facet_slugs.word
           where word.facet_group = facet.facet_group and word.id = facet.id))
         order by facet_group, id), '[]') as items
     from facet_slugs.facet
     where ${isValidAt('facet', at)} and not deleted and ($2::text is null or facet_group = $2)`,
    [at ?? null, group ?? null],
  );
  return row?.items ?? [];
}
