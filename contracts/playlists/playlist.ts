import { z } from 'zod';
import { mediaIdSchema } from '../media/ids.ts';
import type { Revisioned } from '../revisions/revisioned.ts';

export const maxPlaylistVideos = 200;
const title = z.string().trim().min(1).max(200);

/** Videos in the order in which they are played, under a title in each language. */
export const playlistContentSchema = z.object({
  titles: z.object({ fr: title, en: title }),
  videos: z
    .array(mediaIdSchema)
    .max(maxPlaylistVideos)
    .refine((ids) => new Set(ids).size === ids.length, 'a video is in a playlist once'),
});
export type PlaylistContent = z.infer<typeof playlistContentSchema>;

/** A playlist as its stream tells it. */
export type Playlist = Revisioned<PlaylistContent>;
