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

/** Returns whether a name is a facet group's. Without zod, because browsers load this file. */
export function isFacetGroup(name: string): name is FacetGroup {
  const names: readonly string[] = facetGroups;
  return names.includes(name);
}

/** A facet: one value of a group, by which lists are filtered. */
export interface Facet<Group extends string = FacetGroup> {
  readonly group: Group;
  readonly id: string;
}

/** The slugs of all facets in one language; a slug is unique across groups. */
export interface FacetDictionary<Group extends string = FacetGroup> {
  facetOf(slug: string): Facet<Group> | undefined;
  slugOf(facet: Facet<Group>): string | undefined;
}

/** Returns a dictionary of these slugs. */
export function facetDictionary<Group extends string>(
  entries: Iterable<readonly [slug: string, facet: Facet<Group>]>,
): FacetDictionary<Group> {
  const facets = new Map(entries);
  const slugs = new Map([...facets].map(([slug, facet]) => [keyOf(facet), slug]));
  return {
    facetOf: (slug) => facets.get(slug),
    slugOf: (facet) => slugs.get(keyOf(facet)),
  };
}

function keyOf({ group, id }: Facet<string>): string {
  return `${group}/${id}`;
}
