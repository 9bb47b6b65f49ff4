import type {
  AlertCriteria,
  AlertId,
  Frequency,
  KnownAlert,
} from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd, AlertEvent, AlertState } from '@parvis/contracts/alerts/events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Commands on one alert. */
export type AlertCommand =
  | { readonly type: 'confirm-alert' }
  | {
      readonly type: 'change-alert';
      readonly frequency: Frequency;
      readonly wish: AlertCriteria;
      /** The new language of its e-mails; unchanged without it. */
      readonly locale?: Locale;
    }
  | { readonly type: 'ask-alert' }
  | { readonly type: 'renew-alert' }
  | { readonly type: 'unsubscribe-alert'; readonly fromAll: boolean }
  | { readonly type: 'resubscribe-alert' }
  | { readonly type: 'end-alert'; readonly because: AlertEnd };

/**
 * Decides a command on an alert. A command without effect changes nothing; an ended alert no longer
 * exists, and ending it or unsubscribing from it again is fine.
 */
export function decideAlert(
  command: AlertCommand,
  state: AlertState | undefined,
): Outcome<readonly AlertEvent[]> {
  if (state === undefined) return refuse('alert-link-over');
  if ('ended' in state) {
    const isOver = command.type === 'end-alert' || command.type === 'unsubscribe-alert';
    return isOver ? accept([]) : refuse('alert-link-over');
  }
  return state.state === 'unsubscribed'
    ? decideUnsubscribed(command, state.id)
    : decideExisting(command, state);
}

/** Decides a command on an alert that its subject unsubscribed from. */
function decideUnsubscribed(
  command: AlertCommand,
  alertId: AlertId,
): Outcome<readonly AlertEvent[]> {
  switch (command.type) {
    case 'confirm-alert':
    case 'change-alert':
      return refuse('alert-link-over');
    case 'ask-alert':
    case 'renew-alert':
    case 'unsubscribe-alert':
      return accept([]);
    case 'resubscribe-alert':
      return accept([{ type: 'AlertResubscribed', data: { alertId } }]);
    case 'end-alert':
      return accept([{ type: 'AlertEnded', data: { alertId, because: command.because } }]);
  }
}

/** Decides a command on an alert that is confirmed or awaits confirmation. */
function decideExisting(command: AlertCommand, state: KnownAlert): Outcome<readonly AlertEvent[]> {
  const alertId = state.id;
  switch (command.type) {
    case 'confirm-alert':
      return accept(
        state.state === 'active' ? [] : [{ type: 'AlertConfirmed', data: { alertId } }],
      );
    case 'change-alert':
      return accept(changed(command, state));
    case 'ask-alert':
      return accept(state.warnedAt === null ? [{ type: 'AlertDormant', data: { alertId } }] : []);
    case 'renew-alert':
      return accept([{ type: 'AlertRenewed', data: { alertId } }]);
    case 'unsubscribe-alert': {
      // Nobody ever confirmed it: there is nothing to undo.
      if (state.state === 'requested')
        return accept([{ type: 'AlertEnded', data: { alertId, because: 'unsubscribed' } }]);
      const data = { alertId, ...(command.fromAll && { fromAll: true as const }) };
      return accept([{ type: 'AlertUnsubscribed', data }]);
    }
    case 'resubscribe-alert':
      return accept([]);
    case 'end-alert':
      return accept([{ type: 'AlertEnded', data: { alertId, because: command.because } }]);
  }
}

function changed(
  { frequency, wish, locale }: Extract<AlertCommand, { type: 'change-alert' }>,
  state: KnownAlert,
): readonly AlertEvent[] {
  const isSame =
    frequency === state.frequency &&
    (locale ?? state.locale) === state.locale &&
    JSON.stringify(wish) === JSON.stringify(state.wish);
  const data = { alertId: state.id, frequency, wish, ...(locale && { locale }) };
  return isSame ? [] : [{ type: 'AlertChanged', data }];
}
