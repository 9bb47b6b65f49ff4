import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Route } from '../http/route.ts';
import { playlistRoutes } from './playlist-routes.ts';
import { PlaylistWriter, type PlaylistWriterPorts } from './playlist-writer.ts';

/** The dependencies of playlists. `db` has the read models. */
export interface PlaylistPorts extends PlaylistWriterPorts {
  readonly db: Queryable;
}

export interface PlaylistArea {
  readonly writer: PlaylistWriter;
  readonly routes: readonly Route[];
}

/** Wires playlists, with their routes bound to handlers. */
export function openPlaylists(ports: PlaylistPorts): PlaylistArea {
  const writer = new PlaylistWriter(ports);
  return { writer, routes: playlistRoutes(writer, ports.db, ports.accountNames) };
}
