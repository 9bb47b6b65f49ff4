import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { type Facet, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { facetCode } from './facet-code.ts';

/** Returns the filter values of an item, in the order of the groups; keywords last. */
export function facetsOfItem(details: ContentDetails): readonly Facet<FacetName['group']>[] {
  if (details.kind !== 'news' && details.kind !== 'page') return [];
  const { category } = details;
  const carried = { ...details, categories: category === undefined ? [] : [category] };
  return ([...facetGroups, 'keywords'] as const).flatMap((group) =>
    carried[group].map((id) => ({ group, id })),
  );
}

/** The same as `group:id`, without duplicates. */
export function listFacetIds(details: ContentDetails): readonly string[] {
  return [...new Set(facetsOfItem(details).map(({ group, id }) => facetCode(group, id)))];
}

/** Returns the filter values in a header: its own, and those that its campaign fixes. */
export function namedFacets(details: ContentDetails): readonly Facet<FacetName['group']>[] {
  const campaign = details.kind === 'page' ? details.campaign : undefined;
  if (campaign === undefined || campaign.list === 'offers') return facetsOfItem(details);
  const held = facetGroups.flatMap((group) =>
    (campaign.filters[group] ?? []).map((id) => ({ group, id })),
  );
  return [...facetsOfItem(details), ...held];
}
