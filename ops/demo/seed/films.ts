import { createReadStream } from 'node:fs';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { videoDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { DemoFilm, filmPlaylist } from '../film/films.ts';
import { demoImageId, demoMediaId, demoPlaylistId, uploadOf } from '../ids.ts';
import { requireAccepted } from './require-accepted.ts';
import type { Happening } from './seeded-site.ts';

const day = '2026-09-28';

/** A film comes into the library, and its file where it is one of ours. */
export function filmed(film: DemoFilm): Happening {
  const { key, file, videoId, title, alternativeText, poster, credit } = film;
  return {
    at: `${day}T06:45:00.000Z`,
    async enter({ media: { uploader, writer } }) {
      const fileId = demoMediaId(`${key}/file`);
      if (file !== undefined && (await writer.load(fileId)) === undefined) {
        const bytes = createReadStream(new URL(`../film/${file}`, import.meta.url));
        const who = { actor: systemActor, commandId: uploadOf(`${key}/file`) };
        requireAccepted(await uploader.file({ filename: file, title }, bytes, who));
      }
      const posterId = demoImageId(poster);
      const details = videoDetailsSchema.parse({ title, alternativeText, posterId, credit });
      const source = videoId === undefined ? { fileId } : { provider: 'youtube' as const, videoId };
      const command = {
        type: 'register-video',
        mediaId: demoMediaId(key),
        source,
        details,
      } as const;
      requireAccepted(await writer.execute(systemActor, command, uploadOf(key)));
    },
  };
}

/** The films are listed under a title. */
export function listed(
  { key, titles }: typeof filmPlaylist,
  films: readonly DemoFilm[],
): Happening {
  return {
    at: `${day}T07:00:00.000Z`,
    async enter({ editorial: { playlists } }) {
      const playlist = { titles, videos: films.map((film) => demoMediaId(film.key)) };
      const playlistId = demoPlaylistId(key);
      const command = { type: 'create-playlist', playlistId, playlist } as const;
      requireAccepted(
        await playlists.writer.execute(systemActor, command, `demo/playlists/${key}`),
      );
    },
  };
}
