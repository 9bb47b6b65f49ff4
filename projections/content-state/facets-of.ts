import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { facetCode } from './facet-code.ts';

/** The filter values that an item carries, as `group:id`; keywords among them. */
export function facetsOf(details: ContentDetails): readonly string[] {
  if (details.kind !== 'news' && details.kind !== 'page') return [];
  const { category, keywords } = details;
  const carried = { ...details, categories: category === undefined ? [] : [category] };
  return [
    ...new Set([
      ...facetGroups.flatMap((group) => carried[group].map((id) => facetCode(group, id))),
      ...keywords.map((id) => facetCode('keywords', id)),
    ]),
  ];
}
