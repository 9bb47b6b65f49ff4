/** The facet groups, in their order in addresses. Specification, section 3. */
export const facetGroups = [
  'types',
  'regions',
  'domains',
  'countries',
  'categories',
  'entities',
] as const;
export type FacetGroup = (typeof facetGroups)[number];

/** Whether a name is a facet group's. Without zod, because browsers load this file. */
export function isFacetGroup(name: string): name is FacetGroup {
  const names: readonly string[] = facetGroups;
  return names.includes(name);
}

/** A facet: one value of a group, by which lists are filtered. */
export interface Facet {
  readonly group: FacetGroup;
  readonly id: string;
}

/** The slugs of all facets in one language; a slug is unique across groups. */
export interface FacetDictionary {
  facetOf(slug: string): Facet | undefined;
  slugOf(facet: Facet): string | undefined;
}

/** A dictionary of these slugs. */
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
