import { createReadStream } from 'node:fs';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { videoDetailsSchema } from '@parvis/contracts/media/details.ts';
import { filmFile } from '../film/film-file.ts';
import { demoMediaId, demoPlaylistId, uploadOf } from '../ids.ts';
import type { DemoFilm, DemoFilms } from '../media/read-videos.ts';
import { release } from './release.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

const filmedAt = '2026-09-01T07:00:00.000Z';

/** Adds the films to the library, and a playlist of them. */
export function filmsAction({ playlist: { key, titles }, films }: DemoFilms): DemoAction {
  return {
    at: filmedAt,
    async enter(site) {
      for (const film of films) await enterFilm(site, film);
      const content = { titles, videos: films.map((film) => demoMediaId(film.key)) };
      const command = { type: 'create', id: demoPlaylistId(key), content } as const;
      const { writer } = site.editorial.playlists;
      requireAccepted(await writer.execute(systemActor, command, `demo/playlists/${key}`));
    },
  };
}

async function enterFilm(site: SeededSite, film: DemoFilm) {
  const { uploader, writer } = site.media;
  const { key, file, videoId, title, alternativeText, poster, credit, seconds } = film;
  const mediaId = demoMediaId(key);
  const posterId = demoMediaId(poster);
  const details = videoDetailsSchema.parse({ title, alternativeText, posterId, credit, seconds });
  const fileKey = `${key}/file`;
  if (file !== undefined && (await writer.load(demoMediaId(fileKey))) === undefined) {
    const bytes = createReadStream(filmFile(file));
    const who = { actor: systemActor, commandId: uploadOf(fileKey) };
    requireAccepted(await uploader.file({ filename: file, title }, bytes, who));
  }
  const source =
    videoId === undefined
      ? { fileId: demoMediaId(fileKey) }
      : { provider: 'youtube' as const, videoId };
  const command = { type: 'register-video', mediaId, source, details } as const;
  requireAccepted(await writer.execute(systemActor, command, uploadOf(key)));
  await release(site, mediaId, 'video', filmedAt);
}
