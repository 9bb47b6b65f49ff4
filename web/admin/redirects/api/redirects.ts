import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { type RedirectView } from '@parvis/contracts/redirects/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { itemsPerScreen, type ListSearch } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type RedirectInput = z.input<(typeof at.createRedirect)['body']>;

/** Reads a page of the redirects. */
export const listRedirects = (search: ListSearch) =>
  queryOptions({
    queryKey: ['redirects', search],
    queryFn: ({ signal }) =>
      callEndpoint(at.listRedirects, {
        query: { ...search, pageSize: itemsPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Creates a redirect. */
export function createRedirect(body: RedirectInput, commandId: string): Promise<RedirectView> {
  return callEndpoint(at.createRedirect, { body, commandId });
}

/** Reads a redirect. */
export function readRedirect(id: string): Promise<RedirectView> {
  return callEndpoint(at.getRedirect, { params: { id } });
}

/** Saves a redirect, based on a revision. */
export function saveRedirect(
  id: string,
  body: RedirectInput,
  ifMatch: number,
): Promise<RedirectView> {
  return callEndpoint(at.saveRedirect, { params: { id }, body, ifMatch });
}

/** Restores a deleted redirect. */
export function undeleteRedirect({ id }: { readonly id: string }): Promise<RedirectView> {
  return callEndpoint(at.undeleteRedirect, { params: { id } });
}

/** Deletes a redirect. */
export function deleteRedirect({ id, revision }: RedirectView): Promise<undefined> {
  return callEndpoint(at.deleteRedirect, { params: { id }, ifMatch: revision });
}
