import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import type { Occurrence } from '../revisions/revisioned.ts';
import { localeSchema } from '../site/locale.ts';
import {
  alertIdSchema,
  alertSchema,
  criteriaSchema,
  frequencySchema,
  type KnownAlert,
} from './alert.ts';

/** Why an alert ended. */
const alertEndSchema = z.enum([
  'deleted',
  'unsubscribed',
  /** The confirmation link was never followed. */
  'unconfirmed',
  /** Its subject never answered whether it is still wanted. */
  'dormant',
  /** E-mails to its subject bounce. */
  'bounced',
  /** Its subject reported an e-mail as spam. */
  'complained',
  /** Its subject wants no e-mail at all any more. */
  'refused',
  /** Its subject had confirmed the same alert before, which goes on instead. */
  'merged',
]);
export type AlertEnd = z.infer<typeof alertEndSchema>;

/** The events of one alert (`alert-{aid}`). They contain ids and list choices, no free text. */
export const alertEventSchemas = {
  /** Somebody requested an alert; nothing is sent before it is confirmed. */
  AlertRequested: alertSchema,
  /** Its subject followed the confirmation link. */
  AlertConfirmed: z.object({ alertId: alertIdSchema }),
  AlertChanged: z.object({
    alertId: alertIdSchema,
    frequency: frequencySchema,
    wish: criteriaSchema,
    /** The new language of its e-mails. */
    locale: localeSchema.optional(),
  }),
  /** Its subject unsubscribed. Nothing is sent any more; it can be undone until the alert ends. */
  AlertUnsubscribed: z.object({
    alertId: alertIdSchema,
    /** Together with all other alerts of its subject. */
    fromAll: z.literal(true).optional(),
  }),
  /** Its subject undid the unsubscription. */
  AlertResubscribed: z.object({ alertId: alertIdSchema }),
  /** Its subject was sent a renewal e-mail. */
  AlertDormant: z.object({ alertId: alertIdSchema }),
  /** Its subject answered that it is still wanted. */
  AlertRenewed: z.object({ alertId: alertIdSchema }),
  AlertEnded: z.object({ alertId: alertIdSchema, because: alertEndSchema }),
} as const;

export type AlertEvent = EventOf<typeof alertEventSchemas>;

export const alertEvents = eventReader(alertEventSchemas);
export const alertEventVersion = 1;
export const alertStreamPrefix = 'alert-';

/** An alert, or why it ended. */
export type AlertState = KnownAlert | { readonly id: string; readonly ended: AlertEnd };

/** Folds an event into its alert. @throws Error when the stream is inconsistent */
export function evolveAlert(
  former: AlertState | undefined,
  { type, data }: AlertEvent,
  { at }: Occurrence,
): AlertState {
  if (type === 'AlertRequested')
    return {
      ...data,
      state: 'requested',
      requestedAt: at,
      confirmedAt: null,
      warnedAt: null,
      usedAt: at,
      unsubscribed: null,
    };
  if (former === undefined || 'ended' in former)
    throw new Error(`${type} occurred before the alert was requested`);
  switch (type) {
    case 'AlertConfirmed':
      return { ...former, state: 'active', confirmedAt: at, usedAt: at };
    case 'AlertChanged': {
      const { frequency, wish, locale = former.locale } = data;
      return { ...former, frequency, wish, locale, warnedAt: null, usedAt: at };
    }
    case 'AlertUnsubscribed':
      return {
        ...former,
        state: 'unsubscribed',
        unsubscribed: { at, fromAll: data.fromAll === true },
      };
    case 'AlertResubscribed':
      return { ...former, state: 'active', warnedAt: null, usedAt: at, unsubscribed: null };
    case 'AlertDormant':
      return { ...former, warnedAt: at };
    case 'AlertRenewed':
      return { ...former, warnedAt: null, usedAt: at };
    case 'AlertEnded':
      return { id: former.id, ended: data.because };
  }
}
