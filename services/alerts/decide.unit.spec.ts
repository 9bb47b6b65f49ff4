import { type Alert, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { type AlertEvent, type AlertState, evolveAlert } from '@parvis/contracts/alerts/events.ts';
import { refuse } from '@parvis/contracts/http/refusal.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { describe, expect, it } from 'vitest';
import { type AlertCommand, decideAlert } from './decide.ts';

const alertId = alertIdSchema.parse('a1234567890abcde');
const wish = { of: 'news' as const, categories: ['careers'] };
const alert: Alert = {
  id: alertId,
  subjectId: subjectIdSchema.parse('marie0000001'),
  type: 'newsletter',
  locale: 'fr',
  frequency: 'weekly',
  wish,
};

const requested: AlertEvent = { type: 'AlertRequested', data: alert };
const confirmed: AlertEvent = { type: 'AlertConfirmed', data: { alertId } };
const dormant: AlertEvent = { type: 'AlertDormant', data: { alertId } };
const ended: AlertEvent = { type: 'AlertEnded', data: { alertId, because: 'deleted' } };

/** Returns the result of a command after these events. */
function after(...events: readonly AlertEvent[]) {
  const at = '2026-02-01T08:00:00.000Z';
  const state = events.reduce<AlertState | undefined>(
    (former, event) => evolveAlert(former, event, { by: 'anonymous', at }),
    undefined,
  );
  return {
    when: (command: AlertCommand) => decideAlert(command, state),
  };
}

const accepted = (...events: readonly AlertEvent[]) => ({ ok: true, value: events });
const over = refuse('alert-link-over');
const change = (frequency: Alert['frequency'], categories: string[]) =>
  ({ type: 'change-alert', frequency, wish: { of: 'news', categories } }) as const;
const end = { type: 'end-alert', because: 'unsubscribed' } as const;

const unsubscribed: AlertEvent = { type: 'AlertUnsubscribed', data: { alertId } };
const leave = { type: 'unsubscribe-alert', fromAll: false } as const;

describe('an unsubscribed alert', () => {
  const left = after(requested, confirmed, unsubscribed);

  it('sends nothing until its subject undoes that', () => {
    expect(after(requested, confirmed).when(leave)).toEqual(accepted(unsubscribed));
    expect(left.when(leave)).toEqual(accepted());
    const fromAll = { ...unsubscribed, data: { alertId, fromAll: true as const } };
    expect(after(requested, confirmed).when({ ...leave, fromAll: true })).toEqual(
      accepted(fromAll),
    );
    for (const type of ['ask-alert', 'renew-alert'] as const)
      expect(left.when({ type })).toEqual(accepted());
    expect(left.when({ type: 'confirm-alert' })).toEqual(over);
    expect(left.when(change('daily', ['careers']))).toEqual(over);
    const undo = { type: 'resubscribe-alert' } as const;
    const undone: AlertEvent = { type: 'AlertResubscribed', data: { alertId } };
    expect(left.when(undo)).toEqual(accepted(undone));
    expect(after(requested, confirmed, unsubscribed, undone).when(undo)).toEqual(accepted());
    expect(after(requested, confirmed, ended).when(undo)).toEqual(over);
  });

  it('ends for good, after which unsubscribing changes nothing', () => {
    expect(left.when(end)).toMatchObject({ value: [{ type: 'AlertEnded' }] });
    expect(after(requested, confirmed, ended).when(leave)).toEqual(accepted());
  });

  it('ends at once when it was never confirmed', () => {
    expect(after(requested).when(leave)).toMatchObject({ value: [{ type: 'AlertEnded' }] });
  });
});

describe('an alert', () => {
  it('is confirmed once', () => {
    expect(after(requested).when({ type: 'confirm-alert' })).toEqual(accepted(confirmed));
    expect(after(requested, confirmed).when({ type: 'confirm-alert' })).toEqual(accepted());
  });

  it('is changed only if something differs', () => {
    const before = after(requested, confirmed);
    expect(before.when(change('weekly', ['careers']))).toEqual(accepted());
    expect(before.when(change('daily', ['careers']))).toEqual(
      accepted({ type: 'AlertChanged', data: { alertId, frequency: 'daily', wish } }),
    );
    expect(before.when(change('weekly', ['results']))).toMatchObject({
      value: [{ type: 'AlertChanged', data: { wish: { categories: ['results'] } } }],
    });
    const again = change('weekly', ['careers']);
    expect(before.when({ ...again, locale: 'fr' })).toEqual(accepted());
    expect(before.when({ ...again, locale: 'en' })).toEqual(
      accepted({
        type: 'AlertChanged',
        data: { alertId, frequency: 'weekly', wish, locale: 'en' },
      }),
    );
  });

  it('sends its renewal e-mail once, until its subject comes back', () => {
    const renewed: AlertEvent = { type: 'AlertRenewed', data: { alertId } };
    expect(after(requested, confirmed).when({ type: 'ask-alert' })).toEqual(accepted(dormant));
    const waiting = after(requested, confirmed, dormant);
    expect(waiting.when({ type: 'ask-alert' })).toEqual(accepted());
    expect(waiting.when({ type: 'renew-alert' })).toEqual(accepted(renewed));
    const back = after(requested, confirmed, dormant, renewed);
    expect(back.when({ type: 'ask-alert' })).toEqual(accepted(dormant));
  });

  it('ends once, confirmed or not', () => {
    const gone = { type: 'AlertEnded', data: { alertId, because: 'unsubscribed' } } as const;
    expect(after(requested).when(end)).toEqual(accepted(gone));
    expect(after(requested, confirmed).when(end)).toEqual(accepted(gone));
    expect(after(requested, ended).when(end)).toEqual(accepted());
  });

  it.each([
    { type: 'confirm-alert' },
    change('daily', ['careers']),
    { type: 'ask-alert' },
    { type: 'renew-alert' },
  ] as const)('that has ended or never existed is not found by $type', (command) => {
    expect(after(requested, ended).when(command)).toEqual(over);
    expect(after().when(command)).toEqual(over);
  });

  it('that never existed cannot be ended', () => {
    expect(after().when(end)).toEqual(over);
  });
});
