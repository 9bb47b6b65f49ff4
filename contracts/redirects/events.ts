import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { redirectIdSchema } from './ids.ts';
import { redirectContentSchema } from './redirect.ts';

/** The events of one redirect's stream (`redirect-{id}`). */
export const redirectEventSchemas = {
  /** The redirect has a new target; the first event creates the redirect. */
  RedirectSaved: z.object({
    redirectId: redirectIdSchema,
    revision: z.number().int().min(1),
    redirect: redirectContentSchema,
  }),
  /** The redirect was deleted; its history is kept. */
  RedirectDeleted: z.object({ redirectId: redirectIdSchema }),
} as const;

export type RedirectEvent = EventOf<typeof redirectEventSchemas>;

export const redirectEvents = eventReader(redirectEventSchemas);
export const redirectEventVersion = 1;
export const redirectStreamPrefix = 'redirect-';
