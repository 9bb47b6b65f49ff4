import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { playlistIdSchema } from './ids.ts';
import { type PlaylistContent, playlistContentSchema } from './playlist.ts';

/** The events of one playlist's stream (`playlist-{id}`). */
export const playlistEvents = revisionedEvents({
  prefix: 'playlist-',
  version: 1,
  schemas: {
    /** The playlist has a new revision, live immediately; the first one creates the playlist. */
    PlaylistSaved: z.object({
      playlistId: playlistIdSchema,
      revision: z.number().int().min(1),
      playlist: playlistContentSchema,
    }),
    /** The playlist was deleted; its history is kept. */
    PlaylistDeleted: z.object({ playlistId: playlistIdSchema }),
  },
  change({ type, data }): Change<PlaylistContent> {
    const { playlistId: id } = data;
    switch (type) {
      case 'PlaylistSaved':
        return { kind: 'saved', id, revision: data.revision, content: data.playlist };
      case 'PlaylistDeleted':
        return { kind: 'deleted', id };
    }
  },
});

export type PlaylistEvent = EventOf<typeof playlistEvents.schemas>;
