import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import type { Occurrence } from '../revisions/revisioned.ts';
import {
  alertIdSchema,
  alertSchema,
  frequencySchema,
  type KnownAlert,
  wishSchema,
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
    wish: wishSchema,
  }),
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
    };
  if (former === undefined || 'ended' in former)
    throw new Error(`${type} occurred before the alert was requested`);
  switch (type) {
    case 'AlertConfirmed':
      return { ...former, state: 'active', confirmedAt: at, usedAt: at };
    case 'AlertChanged':
      return { ...former, frequency: data.frequency, wish: data.wish, warnedAt: null, usedAt: at };
    case 'AlertDormant':
      return { ...former, warnedAt: at };
    case 'AlertRenewed':
      return { ...former, warnedAt: null, usedAt: at };
    case 'AlertEnded':
      return { id: former.id, ended: data.because };
  }
}
