import type { OfferFacetsList, OfferFacetsQuery } from '@parvis/contracts/careers/endpoints.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readOfferWords } from './read-offer-words.ts';

/**
 * Lists the values of a group of offer filters, by their names in the default language.
 * @throws ReadModelNotServed
 */
export async function listOfferFacets(
  db: Queryable,
  { group, q = '', ids, pageSize }: Omit<OfferFacetsQuery, 'after'>,
): Promise<OfferFacetsList> {
  const { words } = await readOfferWords(db);
  const wanted = foldText(q);
  const found = words.facets
    .filter((facet) => facet.group === group && (ids === undefined || ids.includes(facet.id)))
    .filter(({ names }) => Object.values(names).some((name) => foldText(name).includes(wanted)))
    .map(({ id, names }) => ({ id, names }))
    .toSorted((one, other) =>
      one.names[defaultLocale].localeCompare(other.names[defaultLocale], defaultLocale),
    );
  return { items: found.slice(0, pageSize), total: found.length };
}
