import { playlistEndpoints as at } from '@parvis/contracts/playlists/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsPerScreen, type ListSearch } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads a page of the playlists, most recently changed first. */
export const listPlaylists = (search: ListSearch) =>
  queryOptions({
    queryKey: ['playlists', search],
    queryFn: ({ signal }) =>
      callEndpoint(at.listPlaylists, {
        query: { ...search, pageSize: itemsPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
