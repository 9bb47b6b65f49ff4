import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsPerScreen, type ListSearch } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads a page of the redirects. */
export const listRedirects = (search: ListSearch) =>
  queryOptions({
    queryKey: ['redirects', search],
    queryFn: ({ signal }) =>
      callEndpoint(at.listRedirects, { query: { ...search, pageSize: itemsPerScreen }, signal }),
    placeholderData: keepPreviousData,
  });
