import { createReadStream } from 'node:fs';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { videoDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { MediaServices } from '@parvis/services/media/services.ts';
import { PlaylistWriter } from '@parvis/services/playlists/playlist-writer.ts';
import { demoMediaId, demoPlaylistId, uploadOf } from '../ids.ts';
import { type DemoFilm, filmPlaylist, films } from './films.ts';

type Library = Pick<MediaServices, 'uploader' | 'writer' | 'directory' | 'clock'>;

/** Puts the demonstration's films and their playlist into the library. Cut off and run again, it goes on. */
export async function seedFilms(
  library: Library,
  log: EventLog,
  say: (line: string) => void,
): Promise<void> {
  for (const film of films) await seedFilm(library, film);
  const { directory, clock } = library;
  const videos = { among: (ids: readonly MediaId[]) => known(library, ids) };
  const playlists = new PlaylistWriter({ log, clock, directory, videos });
  const { key, titles } = filmPlaylist;
  const playlistId = demoPlaylistId(key);
  const playlist = { titles, videos: films.map((film) => demoMediaId(film.key)) };
  const command = { type: 'create-playlist', playlistId, playlist } as const;
  requireAccepted(await playlists.execute(systemActor, command, `demo/playlists/${key}`));
  say(`${titles.fr} · ${titles.en}`);
}

async function seedFilm({ uploader, writer }: Library, film: DemoFilm): Promise<void> {
  const { key, file, videoId, title, alternativeText, poster } = film;
  const mediaId = demoMediaId(key);
  const posterId = demoMediaId(poster);
  const details = videoDetailsSchema.parse({
    title,
    alternativeText,
    posterId,
    credit: film.credit,
  });
  const upload = uploadOf(`${key}/file`);
  if (file !== undefined) {
    const bytes = createReadStream(new URL(file, import.meta.url));
    const who = { actor: systemActor, commandId: upload };
    requireAccepted(await uploader.file({ filename: file, title }, bytes, who));
  }
  const source =
    videoId === undefined
      ? { fileId: demoMediaId(`${key}/file`) }
      : { provider: 'youtube' as const, videoId };
  const command = { type: 'register-video', mediaId, source, details } as const;
  requireAccepted(await writer.execute(systemActor, command, uploadOf(key)));
}

async function known({ writer }: Library, ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>> {
  const there = await Promise.all(ids.map(async (id) => (await writer.load(id)) !== undefined));
  return new Set(ids.filter((_id, index) => there[index]));
}

function requireAccepted(outcome: Outcome<unknown>): void {
  if (!outcome.ok)
    throw new Error(`A film of the demonstration was refused: ${JSON.stringify(outcome.refusals)}`);
}
