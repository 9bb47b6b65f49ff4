import { z } from 'zod';
import { playlistIdSchema } from '../../playlists/ids.ts';
import { singleLine } from '../single-line.ts';

const maxTitleLength = 160;

/** Whether videos start when pressed, or the first plays automatically, muted, if we host the file. */
export const videoStartSchema = z.enum(['pressed', 'by-itself']);

/** A playlist of the media library. */
export const videoModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  playlistId: playlistIdSchema,
  start: videoStartSchema.default('pressed'),
});
export type VideoModule = z.infer<typeof videoModuleSchema>;
