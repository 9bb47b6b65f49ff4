import { z } from 'zod';
import { playlistIdSchema } from '../../playlists/ids.ts';
import { singleLine } from '../single-line.ts';

const maxTitleLength = 160;

/** Whether videos wait to be pressed, or the first starts without sound if it is a file of ours. */
export const videoStartSchema = z.enum(['pressed', 'by-itself']);

/** A playlist of the library. */
export const videoModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  playlistId: playlistIdSchema,
  start: videoStartSchema.default('pressed'),
});
export type VideoModule = z.infer<typeof videoModuleSchema>;
