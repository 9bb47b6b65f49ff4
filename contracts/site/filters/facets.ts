/** Groups of filter values, in the order addresses name them. Specification, section 3. */
export const facetGroups = [
  'types',
  'regions',
  'domains',
  'countries',
  'categories',
  'entities',
] as const;
export type FacetGroup = (typeof facetGroups)[number];

/** Whether a name is a filter group's. Without a schema: lists in the browser load this file. */
export function isFacetGroup(name: string): name is FacetGroup {
  const names: readonly string[] = facetGroups;
  return names.includes(name);
}

/** One value of a filter group. */
export interface Facet {
  readonly group: FacetGroup;
  readonly id: string;
}

/** The short words of all filter values in one language: each word is one value's, across groups. */
export interface FacetDictionary {
  facetOf(slug: string): Facet | undefined;
  slugOf(facet: Facet): string | undefined;
}

/** A dictionary of known words. */
export function facetDictionary(
  entries: Iterable<readonly [slug: string, facet: Facet]>,
): FacetDictionary {
  const facets = new Map(entries);
  const slugs = new Map([...facets].map(([slug, facet]) => [keyOf(facet), slug]));
  return {
    facetOf: (slug) => facets.get(slug),
    slugOf: (facet) => slugs.get(keyOf(facet)),
  };
}

function keyOf({ group, id }: Facet): string {
  return `${group}/${id}`;
}
