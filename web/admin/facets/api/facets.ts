import {
  facetEndpoints as at,
  type FacetOrderView,
  type facetViewSchema,
  type ListedFacet,
} from '@parvis/contracts/facets/endpoints.ts';
import type { FacetKey, FacetName, VocabularyGroup } from '@parvis/contracts/facets/facet-name.ts';
import { type FacetGroup, isFacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type NamedFacet = z.infer<typeof facetViewSchema>;

/** Reads the current state of a value. @throws Error when there is none */
export async function readFacet({ group, id }: FacetName): Promise<ListedFacet> {
  const { items } = await callEndpoint(at.listFacets, {
    query: { group },
  });
  const facet = items.find((one) => one.id === id);
  if (facet === undefined) throw new Error(`no facet ${id} in ${group}`);
  return facet;
}

/** Names an unnamed value: a new one, or one that content refers to. */
export function nameFacet(body: FacetName, commandId: string): Promise<NamedFacet> {
  return callEndpoint(at.nameFacet, { body, commandId });
}

/** Renames a value, based on a revision of its names. */
export function renameFacet({ group, id, names }: FacetName, ifMatch: number): Promise<NamedFacet> {
  return callEndpoint(at.renameFacet, {
    params: { group, id },
    body: { names },
    ifMatch,
  });
}

/** Deletes a value that nothing uses. */
export function deleteFacet({ group, id, revision }: ListedFacet): Promise<undefined> {
  return callEndpoint(at.deleteFacet, { params: { group, id }, ifMatch: revision });
}

/** Restores a deleted value. */
export function undeleteFacet({ group, id }: FacetKey): Promise<NamedFacet> {
  return callEndpoint(at.undeleteFacet, { params: { group, id } });
}

/** Reads a page of the uses of a value. */
export const listFacetUses = ({ group, id }: FacetKey, page: number) =>
  queryOptions({
    queryKey: ['facets', 'uses', group, id, page],
    queryFn: ({ signal }) =>
      callEndpoint(at.facetUses, {
        params: { group, id },
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Reads the order in which visitors see the values of a group; keywords have none. */
export const facetOrder = (group: VocabularyGroup) =>
  queryOptions({
    queryKey: ['facets', 'order', group],
    queryFn: () => (isFacetGroup(group) ? readFacetOrder(group) : null),
  });

/** Reads the order of a group again. */
export function readFacetOrder(group: FacetGroup): Promise<FacetOrderView> {
  return callEndpoint(at.getFacetOrder, { params: { group } });
}

/** Sets the order of the values of a group, based on the revision that was read. */
export function arrangeFacets(
  group: FacetGroup,
  ids: readonly string[],
  ifMatch: number,
): Promise<FacetOrderView> {
  return callEndpoint(at.arrangeFacets, {
    params: { group },
    body: { ids: [...ids] },
    ifMatch,
  });
}
