import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { playlistIdSchema } from './ids.ts';
import { playlistContentSchema } from './playlist.ts';

/** The events of one playlist's stream (`playlist-{id}`). */
export const playlistEventSchemas = {
  /** The playlist has a new revision, live immediately; the first one creates the playlist. */
  PlaylistSaved: z.object({
    playlistId: playlistIdSchema,
    revision: z.number().int().min(1),
    playlist: playlistContentSchema,
  }),
  /** The playlist was deleted; its history is kept. */
  PlaylistDeleted: z.object({ playlistId: playlistIdSchema }),
} as const;

export type PlaylistEvent = EventOf<typeof playlistEventSchemas>;

export const playlistEvents = eventReader(playlistEventSchemas);
export const playlistEventVersion = 1;
export const playlistStreamPrefix = 'playlist-';
