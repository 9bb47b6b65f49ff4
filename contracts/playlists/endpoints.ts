import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema, searchedTextSchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { byTitleField } from '../site/locale.ts';
import { playlistIdSchema } from './ids.ts';
import { playlistInputSchema } from './playlist.ts';
import { playlistSuggestionsSchema, playlistViewSchema } from './views.ts';

const none = z.object({});
const reads = { access: { capability: 'content.read' } } as const;
const response = { status: 200, kind: 'json', schema: playlistViewSchema } as const;
const list = listResponse(playlistViewSchema);
/** The filter fields of the list of playlists. */
export const playlistListFields = {
  id: 'word',
  ...byTitleField(() => 'text' as const),
  videos: 'words',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;
const listQuery = listQuerySchema.extend({
  /** Part of a title in any language; case and accents are ignored. */
  q: searchedTextSchema.optional(),
  ...listControls({
    fields: playlistListFields,
    sortedBy: ['-updatedAt'],
    item: playlistViewSchema,
    places: byTitleField((locale): [string] => [`titles.${locale}`]),
    example: '{"not": {"titleEn": {"contains": "results"}}}',
  }),
});

const usual = usualEndpoints({
  path: '/api/playlists',
  item: '/{id}',
  params: { all: none, one: z.object({ id: playlistIdSchema }) },
  view: playlistViewSchema,
  maxBytes: contentBodyBytes,
});

/** The REST endpoints of playlists, and those of the back-office. */
export const playlistEndpoints = {
  listPlaylists: usual.list(
    'listPlaylists',
    'Lists playlists, most recently changed first',
    listQuery,
  ),
  createPlaylist: usual.create('createPlaylist', 'Creates a playlist', playlistInputSchema),
  getPlaylist: usual.get('getPlaylist', 'Reads a playlist'),
  savePlaylist: usual.save('savePlaylist', 'Saves a playlist', playlistInputSchema),
  deletePlaylist: usual.delete('deletePlaylist', 'Deletes a playlist; its history is kept'),
  undeletePlaylist: usual.undelete('undeletePlaylist', 'Restores a deleted playlist unchanged'),
  browsePlaylists: endpoint({
    id: 'browsePlaylists',
    method: 'get',
    path: '/admin/media/playlist/',
    summary: 'Lists playlists for the media library',
    ...reads,
    params: none,
    query: listQuery,
    body: none,
    response: list,
  }),
  pickPlaylist: endpoint({
    id: 'pickPlaylist',
    method: 'get',
    path: '/admin/media/playlist/get',
    summary: 'Reads the selected playlist',
    ...reads,
    params: none,
    query: readQuerySchema.extend({ id: playlistIdSchema.optional() }),
    body: none,
    response,
  }),
  searchPlaylists: endpoint({
    id: 'searchPlaylists',
    method: 'get',
    path: '/admin/media/playlist/search',
    summary: 'Finds at most twenty playlists by part of a title',
    ...reads,
    params: none,
    query: readQuerySchema.extend({ q: searchedTextSchema.default('') }),
    body: none,
    response: { status: 200, kind: 'json', schema: playlistSuggestionsSchema },
  }),
  playlistHistory: usual.history(
    'playlistHistory',
    'Lists the revisions of a playlist, newest first, each with the content before it',
  ),
} as const;
