import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { playlistEndpoints as at } from '@parvis/contracts/playlists/endpoints.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { defaultLocale, titleField } from '@parvis/contracts/site/locale.ts';
import { listPlaylists } from '@parvis/projections/playlists/list-playlists.ts';
import { type Route, route } from '../http/route.ts';
import { contentAfter } from '../revisioned/decide-entity.ts';
import { entityReads } from '../revisioned/entity-reads.ts';
import { entityReplies } from '../revisioned/entity-replies.ts';
import { type EntityArea, type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedList } from '../streams/named-reads.ts';
import { decidePlaylist, type PlaylistCommand, playlist } from './decide.ts';

const maxSuggestions = 20;
const nonePicked = {
  kind: 'refused',
  refusals: [{ code: 'invalid', path: ['id'], params: { reason: 'required' } }],
} as const;

/** The dependencies of playlists. */
export interface PlaylistPorts extends EntityPorts {
  /** Reports which videos are in the media library, except deleted ones. */
  readonly videos: { among(ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>> };
}

export type PlaylistArea = EntityArea<PlaylistCommand, PlaylistContent>;

/** Wires playlists, with their routes bound to handlers. */
export function openPlaylists(ports: PlaylistPorts): PlaylistArea {
  const writer = entityWriter(playlist, ports, {
    async decide(command: PlaylistCommand, state) {
      const { videos = [] } = contentAfter(command, state) ?? {};
      return decidePlaylist(command, state, await ports.videos.among(videos));
    },
  });
  return { writer, routes: [...readRoutes(ports), ...writeRoutes(writer, ports)] };
}

function readRoutes({ db, accountNames }: EntityPorts): Route[] {
  const reads = entityReads(playlist, 'playlists', { db, accountNames });
  return [
    route(at.listPlaylists, async ({ query }) =>
      namedList(accountNames, await listPlaylists(db, query)),
    ),
    route(at.browsePlaylists, async ({ query }) =>
      namedList(accountNames, await listPlaylists(db, query)),
    ),
    route(at.playlistHistory, ({ params, query }) => reads.history(params.id, query)),
    route(at.getPlaylist, ({ params }) => reads.get(params.id)),
    route(at.pickPlaylist, async ({ query: { id } }) =>
      id === undefined ? nonePicked : reads.get(id),
    ),
    route(at.searchPlaylists, async ({ query }) => {
      const paging = { page: 1, pageSize: maxSuggestions, sort: [titleField(defaultLocale)] };
      const { items } = await listPlaylists(db, { q: query.q, ...paging });
      return { kind: 'json', body: { items: items.map(({ id, titles }) => ({ id, titles })) } };
    }),
  ];
}

function writeRoutes(writer: PlaylistArea['writer'], ports: EntityPorts): Route[] {
  const replies = entityReplies(playlist, writer, ports);
  return [
    route(at.createPlaylist, ({ body }, context) => {
      const id = playlistIdSchema.parse(mintId(`playlist/${context.commandId}`));
      return replies.create(id, body, context, `/api/playlists/${id}`);
    }),
    route(at.savePlaylist, ({ params, body }, context) => replies.save(params.id, body, context)),
    route(at.deletePlaylist, ({ params }, context) => replies.delete(params.id, context)),
    route(at.undeletePlaylist, ({ params }, context) => replies.undelete(params.id, context)),
  ];
}
