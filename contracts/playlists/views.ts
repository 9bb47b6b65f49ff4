import { z } from 'zod';
import { revisionedFields } from '../revisions/views.ts';
import { playlistIdSchema } from './ids.ts';
import { playlistContentSchema } from './playlist.ts';

export const playlistViewSchema = playlistContentSchema.extend({
  id: playlistIdSchema,
  ...revisionedFields,
});
export type PlaylistView = z.infer<typeof playlistViewSchema>;

/** The suggestions of a search. */
export const playlistSuggestionsSchema = z.object({
  items: z.array(playlistContentSchema.pick({ titles: true }).extend({ id: playlistIdSchema })),
});
