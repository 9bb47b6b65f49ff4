import { playlistEndpoints as at } from '@parvis/contracts/playlists/endpoints.ts';
import { type PlaylistView } from '@parvis/contracts/playlists/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { itemsPerScreen, type ListSearch } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type PlaylistInput = z.input<(typeof at.createPlaylist)['body']>;

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

/** Creates a playlist. */
export function createPlaylist(body: PlaylistInput, commandId: string): Promise<PlaylistView> {
  return callEndpoint(at.createPlaylist, { body, commandId });
}

/** Reads a playlist. */
export function readPlaylist(id: string): Promise<PlaylistView> {
  return callEndpoint(at.getPlaylist, { params: { id } });
}

/** Saves a playlist, based on a revision. */
export function savePlaylist(
  id: string,
  body: PlaylistInput,
  ifMatch: number,
): Promise<PlaylistView> {
  return callEndpoint(at.savePlaylist, { params: { id }, body, ifMatch });
}

/** Restores a deleted playlist. */
export function undeletePlaylist({ id }: { readonly id: string }): Promise<PlaylistView> {
  return callEndpoint(at.undeletePlaylist, { params: { id } });
}

/** Deletes a playlist. */
export function deletePlaylist({ id, revision }: PlaylistView): Promise<undefined> {
  return callEndpoint(at.deletePlaylist, { params: { id }, ifMatch: revision });
}
