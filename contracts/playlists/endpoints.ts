import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { revisionListSchema } from '../revisions/views.ts';
import { playlistIdSchema } from './ids.ts';
import { playlistInputSchema } from './playlist.ts';
import { playlistSuggestionsSchema, playlistViewSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: playlistIdSchema });
const words = z.string().trim().max(100);
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;
const response = { status: 200, kind: 'json', schema: playlistViewSchema } as const;
const list = listResponse(playlistViewSchema);
/** The filter fields of the list of playlists. */
export const playlistListFields = {
  id: 'word',
  titleFr: 'text',
  titleEn: 'text',
  videos: 'words',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;
const listQuery = listQuerySchema.extend({
  /** Part of a title in either language; case and accents are ignored. */
  q: words.optional(),
  ...listControls({
    fields: playlistListFields,
    sortedBy: ['-updatedAt'],
    item: playlistViewSchema,
    example: '{"not": {"titleEn": {"contains": "results"}}}',
  }),
});

/** The REST endpoints of playlists, and those of the back-office. */
export const playlistEndpoints = {
  listPlaylists: endpoint({
    id: 'listPlaylists',
    method: 'get',
    path: '/api/playlists',
    summary: 'Lists playlists, most recently changed first',
    ...reads,
    params: none,
    query: listQuery,
    body: none,
    response: list,
  }),
  createPlaylist: endpoint({
    id: 'createPlaylist',
    method: 'post',
    path: '/api/playlists',
    summary: 'Creates a playlist',
    ...writes,
    params: none,
    query: none,
    body: playlistInputSchema,
    maxBytes: contentBodyBytes,
    response: { status: 201, kind: 'json', schema: playlistViewSchema },
  }),
  getPlaylist: endpoint({
    id: 'getPlaylist',
    method: 'get',
    path: '/api/playlists/{id}',
    summary: 'Reads a playlist',
    ...reads,
    params: byId,
    query: readQuerySchema,
    body: none,
    response,
  }),
  savePlaylist: endpoint({
    id: 'savePlaylist',
    method: 'put',
    path: '/api/playlists/{id}',
    summary: 'Saves a playlist',
    ...writes,
    params: byId,
    query: none,
    body: playlistInputSchema,
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response,
  }),
  deletePlaylist: endpoint({
    id: 'deletePlaylist',
    method: 'delete',
    path: '/api/playlists/{id}',
    summary: 'Deletes a playlist; its history is kept',
    ...writes,
    params: byId,
    query: none,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
  }),
  undeletePlaylist: endpoint({
    id: 'undeletePlaylist',
    method: 'post',
    path: '/api/playlists/{id}/undelete',
    summary: 'Restores a deleted playlist unchanged',
    ...writes,
    params: byId,
    query: none,
    body: none,
    response,
  }),
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
    query: readQuerySchema.extend({ q: words.default('') }),
    body: none,
    response: { status: 200, kind: 'json', schema: playlistSuggestionsSchema },
  }),
  playlistHistory: endpoint({
    id: 'playlistHistory',
    method: 'get',
    path: '/api/playlists/{id}/history',
    summary: 'Lists the revisions of a playlist, newest first, each with the content before it',
    access: { capability: 'history.read' },
    params: byId,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
} as const;
