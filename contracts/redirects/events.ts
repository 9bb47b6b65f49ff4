import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { redirectIdSchema } from './ids.ts';
import { type RedirectContent, redirectContentSchema } from './redirect.ts';

/** The events of one redirect's stream (`redirect-{id}`). */
export const redirectEvents = revisionedEvents({
  prefix: 'redirect-',
  version: 1,
  schemas: {
    /** The redirect has a new target; the first event creates the redirect. */
    RedirectSaved: z.object({
      redirectId: redirectIdSchema,
      revision: z.number().int().min(1),
      redirect: redirectContentSchema,
    }),
    /** The redirect was deleted; its history is kept. */
    RedirectDeleted: z.object({ redirectId: redirectIdSchema }),
  },
  change({ type, data }): Change<RedirectContent> {
    const { redirectId: id } = data;
    switch (type) {
      case 'RedirectSaved':
        return { kind: 'saved', id, revision: data.revision, content: data.redirect };
      case 'RedirectDeleted':
        return { kind: 'deleted', id };
    }
  },
});

export type RedirectEvent = EventOf<typeof redirectEvents.schemas>;
