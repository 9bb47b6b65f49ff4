import type { OfferFacetsList, OfferFacetsQuery } from '@parvis/contracts/careers/endpoints.ts';
import { foldText } from '../engine/fold-text.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readOfferWords } from './read-offer-words.ts';

/**
 * Lists the values of a group of offer filters, by their French names.
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
    .filter(({ names }) => [names.fr, names.en].some((name) => foldText(name).includes(wanted)))
    .map(({ id, names }) => ({ id, names }))
    .toSorted((one, other) => one.names.fr.localeCompare(other.names.fr, 'fr'));
  return { items: found.slice(0, pageSize), total: found.length };
}
