import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { redirectIdSchema } from './ids.ts';
import { redirectContentSchema } from './redirect.ts';

/** The events of one redirect's stream (`redirect-{id}`). */
export const redirectEventSchemas = {
  /** The address leads there from now on; the first one makes the redirect. */
  RedirectSaved: z.object({
    redirectId: redirectIdSchema,
    revision: z.number().int().min(1),
    redirect: redirectContentSchema,
  }),
  /** The address is redirected no more; its history stays. */
  RedirectDeleted: z.object({ redirectId: redirectIdSchema }),
} as const;

export type RedirectEvent = EventOf<typeof redirectEventSchemas>;

export const redirectEvents = eventReader(redirectEventSchemas);
export const redirectEventVersion = 1;
export const redirectStreamPrefix = 'redirect-';
