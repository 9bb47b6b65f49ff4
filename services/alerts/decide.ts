import type { Frequency, Wish } from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd, AlertEvent, AlertState } from '@parvis/contracts/alerts/events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Commands on one alert. */
export type AlertCommand =
  | { readonly type: 'confirm-alert' }
  | { readonly type: 'change-alert'; readonly frequency: Frequency; readonly wish: Wish }
  | { readonly type: 'ask-alert' }
  | { readonly type: 'renew-alert' }
  | { readonly type: 'end-alert'; readonly because: AlertEnd };

/**
 * Decides a command on an alert. A command without effect changes nothing; an ended alert no longer
 * exists.
 */
export function decideAlert(
  command: AlertCommand,
  state: AlertState | undefined,
): Outcome<readonly AlertEvent[]> {
  if (command.type === 'end-alert' && state !== undefined && 'ended' in state) return accept([]);
  if (state === undefined || 'ended' in state) return refuse('alert-link-over');
  const alertId = state.id;
  switch (command.type) {
    case 'confirm-alert':
      return accept(
        state.state === 'active' ? [] : [{ type: 'AlertConfirmed', data: { alertId } }],
      );
    case 'change-alert': {
      const { frequency, wish } = command;
      const isSame =
        frequency === state.frequency && JSON.stringify(wish) === JSON.stringify(state.wish);
      return accept(isSame ? [] : [{ type: 'AlertChanged', data: { alertId, frequency, wish } }]);
    }
    case 'ask-alert':
      return accept(state.warnedAt === null ? [{ type: 'AlertDormant', data: { alertId } }] : []);
    case 'renew-alert':
      return accept([{ type: 'AlertRenewed', data: { alertId } }]);
    case 'end-alert':
      return accept([{ type: 'AlertEnded', data: { alertId, because: command.because } }]);
  }
}
