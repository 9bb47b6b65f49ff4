import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { mediaIdSchema } from '../media/ids.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { inEachLocale } from '../site/locale.ts';

export const maxPlaylistVideos = 200;
const maxTitleLength = 200;
const title = singleLine(maxTitleLength).min(1);
/** Accepts values saved before the allowed characters were restricted. */
const savedTitle = z.string().trim().min(1).max(maxTitleLength);

/** Videos in playing order, with a title in each language, as events store them. */
export const playlistContentSchema = z.object({
  titles: inEachLocale(savedTitle),
  videos: z
    .array(mediaIdSchema)
    .max(maxPlaylistVideos)
    .refine((ids) => new Set(ids).size === ids.length, 'a playlist contains a video only once'),
});
export type PlaylistContent = z.infer<typeof playlistContentSchema>;

/** A playlist as it is sent. */
export const playlistInputSchema = playlistContentSchema.extend({
  titles: inEachLocale(title),
});

/** A playlist folded from its stream. */
export type Playlist = Revisioned<PlaylistContent>;
