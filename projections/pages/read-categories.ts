import type { CategoryOption } from '@parvis/contracts/alerts/step-view.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { listFacets } from '../facet-slugs/list-facets.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** Returns the categories of news, by name, now or at a past position. @throws ReadModelNotServed */
export async function readCategories(
  db: Queryable,
  locale: Locale,
  at?: Position,
): Promise<readonly CategoryOption[]> {
  const facets = await listFacets(db, 'categories', at);
  return facets
    .map(({ id, names }) => ({ id, name: textIn(names, locale) }))
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, locale) || (one.id < other.id ? -1 : 1),
    );
}
