import {
  facetEndpoints as at,
  facetViewSchema,
  type ListedFacet,
  listedFacetsSchema,
} from '@parvis/contracts/facets/endpoints.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type NamedFacet = z.infer<typeof facetViewSchema>;

/** Reads one value anew. @throws when there is none */
export async function readFacet({ group, id }: FacetName): Promise<ListedFacet> {
  const { items } = await callEndpoint(at.listFacets, listedFacetsSchema, {
    query: { group },
  });
  const facet = items.find((one) => one.id === id);
  if (facet === undefined) throw new Error(`no facet ${id} in ${group}`);
  return facet;
}

/** Names a value that has no name yet: a new one, or one that content mentions. */
export function nameFacet(body: FacetName, commandId: string): Promise<NamedFacet> {
  return callEndpoint(at.nameFacet, facetViewSchema, { body, commandId });
}

/** Renames a value, on the revision that its names follow from. */
export function renameFacet({ group, id, names }: FacetName, ifMatch: number): Promise<NamedFacet> {
  return callEndpoint(at.renameFacet, facetViewSchema, {
    params: { group, id },
    body: { names },
    ifMatch,
  });
}
