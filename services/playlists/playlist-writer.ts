import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { PlaylistCommand } from '@parvis/contracts/playlists/commands.ts';
import {
  type PlaylistEvent,
  playlistEvents,
  playlistEventVersion,
  playlistStreamPrefix,
} from '@parvis/contracts/playlists/events.ts';
import { evolvePlaylist } from '@parvis/contracts/playlists/evolve-playlist.ts';
import type { Playlist } from '@parvis/contracts/playlists/playlist.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { decidePlaylist } from './decide.ts';
import type { KnownVideos } from './ports.ts';

export interface PlaylistWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly videos: KnownVideos;
}

const family: StreamFamily<Playlist, PlaylistEvent> = {
  prefix: playlistStreamPrefix,
  version: playlistEventVersion,
  read: playlistEvents.read,
  evolve: evolvePlaylist,
};

/** Executes commands on playlists. */
export class PlaylistWriter {
  readonly #videos: KnownVideos;
  readonly #writer: StreamWriter<Playlist, PlaylistEvent>;

  constructor({ log, clock, accountNames, videos }: PlaylistWriterPorts) {
    this.#videos = videos;
    this.#writer = new StreamWriter(family, { log, clock, accountNames });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: PlaylistCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<Playlist>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: command.playlistId,
      command: command.type,
      decide: async (state) => {
        const named = 'playlist' in command ? command.playlist : state?.content;
        return decidePlaylist(command, state, await this.#videos.among(named?.videos ?? []));
      },
    });
  }
}
