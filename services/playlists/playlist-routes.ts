import { playlistEndpoints as at } from '@parvis/contracts/playlists/endpoints.ts';
import { type PlaylistId, playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { Playlist } from '@parvis/contracts/playlists/playlist.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { listPlaylists } from '@parvis/projections/playlists/list-playlists.ts';
import { readPlaylist } from '@parvis/projections/playlists/read-playlist.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listRevisions } from '@parvis/projections/revisioned/list-revisions.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedItem, namedList, namedRevisions } from '../streams/named-reads.ts';
import { expectedRevisionOf, requireIfMatch, requirePresent } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { PlaylistWriter } from './playlist-writer.ts';

const maxSuggestions = 20;
const nonePicked = {
  kind: 'refused',
  refusals: [{ code: 'invalid', path: ['id'], params: { reason: 'required' } }],
} as const;

/** Returns the routes of playlists. */
export function playlistRoutes(
  writer: PlaylistWriter,
  db: Queryable,
  accountNames: AccountNames,
): Route[] {
  return [...readRoutes(db, accountNames), ...writeRoutes(writer, accountNames)];
}

function readRoutes(db: Queryable, accountNames: AccountNames): Route[] {
  const read = async (id: PlaylistId) => {
    const playlist = await readPlaylist(db, id);
    const found = requirePresent(playlist, 'playlist-not-found', 'playlist-deleted');
    return namedItem(accountNames, found);
  };
  return [
    route(at.listPlaylists, async ({ query }) =>
      namedList(accountNames, await listPlaylists(db, query)),
    ),
    route(at.browsePlaylists, async ({ query }) =>
      namedList(accountNames, await listPlaylists(db, query)),
    ),
    route(at.playlistHistory, async ({ params, query }) => {
      const revisions = await listRevisions(db, 'playlists', params.id, query);
      return namedRevisions(accountNames, revisions, 'playlist-not-found');
    }),
    route(at.getPlaylist, ({ params }) => read(params.id)),
    route(at.pickPlaylist, async ({ query: { id } }) => (id === undefined ? nonePicked : read(id))),
    route(at.searchPlaylists, async ({ query }) => {
      const paging = { page: 1, pageSize: maxSuggestions, sort: ['titleFr'] };
      const { items } = await listPlaylists(db, { q: query.q, ...paging });
      return { kind: 'json', body: { items: items.map(({ id, titles }) => ({ id, titles })) } };
    }),
  ];
}

function writeRoutes(writer: PlaylistWriter, accountNames: AccountNames): Route[] {
  const replies = new StreamReplies(accountNames, (playlist: Playlist) => ({
    id: playlist.id,
    ...revisionedView(playlist),
  }));
  return [
    route(at.createPlaylist, async ({ body }, { actor, commandId }) => {
      const playlistId = playlistIdSchema.parse(mintId(`playlist/${commandId}`));
      const command = { type: 'create-playlist', playlistId, playlist: body } as const;
      const outcome = await writer.execute(actor, command, commandId);
      return replies.created(outcome, `/api/playlists/${playlistId}`);
    }),
    route(at.savePlaylist, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const saving = { playlistId: params.id, expectedRevision: seen.value, playlist: body };
      const command = { type: 'save-playlist', ...saving } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.deletePlaylist, async ({ params }, context) => {
      const deleting = { playlistId: params.id, ...expectedRevisionOf(context) };
      const command = { type: 'delete-playlist', ...deleting } as const;
      return replies.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.undeletePlaylist, async ({ params }, context) => {
      const command = { type: 'undelete-playlist', playlistId: params.id } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
