import { alternativeTextSchema } from '@parvis/contracts/media/alternative-text.ts';
import { videoSecondsSchema, videoSourceSchema } from '@parvis/contracts/media/details.ts';
import { savedMediaTitleSchema } from '@parvis/contracts/media/media-title.ts';
import { inEachLocale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { readJson } from '../data.ts';

const videoSchema = z.strictObject({
  key: z.string(),
  date: z.iso.date(),
  title: savedMediaTitleSchema,
  alternativeText: alternativeTextSchema,
  source: videoSourceSchema,
  /** The key of an image. */
  poster: z.string(),
  seconds: videoSecondsSchema,
});
/** A video at a provider. */
export type DemoVideo = z.infer<typeof videoSchema>;

const filmsSchema = z.strictObject({
  /** The playlist of the films. */
  playlist: z.strictObject({ key: z.string(), titles: inEachLocale(z.string()) }),
  films: z.array(
    z.strictObject({
      key: z.string(),
      title: savedMediaTitleSchema,
      alternativeText: alternativeTextSchema,
      credit: z.string(),
      poster: z.string(),
      /** A film of ours, next to `record-film.ts`. */
      file: z.string().optional(),
      /** The id of a film at a provider. */
      videoId: z.string().optional(),
      /** The length of that film. */
      seconds: videoSecondsSchema.optional(),
    }),
  ),
});
export type DemoFilms = z.infer<typeof filmsSchema>;
export type DemoFilm = DemoFilms['films'][number];

/**
 * Reads the videos of an invented group. Their ids exist at no provider, so that no other video is
 * shown instead; visitors see the poster and the fallback of a video that cannot be loaded.
 */
export function readVideos(): readonly DemoVideo[] {
  return readJson('videos.json', z.array(videoSchema));
}

/**
 * Reads the films: one of ours, recorded by `record-film.ts`, and two with ids that no provider has:
 * an invented group has no films there, and other people’s must not be shown instead.
 */
export function readFilms(): DemoFilms {
  return readJson('films.json', filmsSchema);
}
