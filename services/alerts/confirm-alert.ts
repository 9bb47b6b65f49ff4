import type { AlertId, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { readAddress } from '../subjects/subject-store.ts';
import type { AlertPorts } from './alert-ports.ts';
import { alertsOfSubject } from './alerts-of-subject.ts';
import { endAlert } from './end-alert.ts';
import { giveBackMail } from './limit-mails.ts';
import { readTyped } from './read-alert.ts';
import { areSame, mergeCriteria } from './same-alert.ts';

/** A confirmation. */
export interface Confirmation {
  readonly position: Position | undefined;
  /** `Set-Cookie` that opens the alerts of its subject, at the first use of the link. */
  readonly cookie: string | undefined;
}

/** Confirms an alert. */
export interface ConfirmAlert {
  /** The secret of its link. */
  readonly secret: string;
  readonly commandId: string;
  /** Network address, for the limits alone. */
  readonly from: string;
}

/**
 * Confirms an alert by the secret of its link. One like it that the subject confirmed before goes on
 * instead, with the new frequency, so that nothing is sent twice and one unsubscription ends it.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function confirmAlert(
  ports: AlertPorts,
  id: AlertId,
  { secret, commandId, from }: ConfirmAlert,
): Promise<Outcome<Confirmation>> {
  const { links, writer, sessions } = ports;
  const link = await links.find(id, secret);
  if (link?.purpose !== 'activate') return refuse('alert-link-over');
  const former = await writer.stateOf(id);
  if (former !== undefined && 'ended' in former && former.ended === 'merged')
    return accept({ position: undefined, cookie: undefined });
  const confirmed = await writer.execute(id, { type: 'confirm-alert' }, commandId);
  if (!confirmed.ok) return confirmed;
  const { alert, position } = confirmed.value;
  if (alert === undefined) return refuse('alert-link-over');
  await joinEarlier(ports, alert, commandId);
  const { subjectId } = alert;
  const isFirst = link.subjectId === undefined || (await links.use(secret));
  if (!isFirst) return accept({ position, cookie: undefined });
  await giveBackAttempt(ports, alert, from);
  const cookie = await sessions.open({ subjectId }, link.subjectId ? undefined : secret);
  return accept({ position, cookie });
}

/** The e-mail was wanted, so it does not count against its mailbox. */
async function giveBackAttempt(
  ports: AlertPorts,
  { subjectId }: KnownAlert,
  from: string,
): Promise<void> {
  const email = await readAddress(ports.subjects, subjectId);
  if (email !== undefined) await giveBackMail(ports, { from, email });
}

/** Ends an alert whose subject confirmed one like it earlier, and changes that one instead. */
async function joinEarlier(ports: AlertPorts, alert: KnownAlert, commandId: string): Promise<void> {
  const subject = await ports.subjects.read(alert.subjectId);
  if (subject === undefined) return;
  const compared = (one: KnownAlert) => ({ alert: one, typed: readTyped(subject, one) });
  const earlier = (await alertsOfSubject(ports, alert.subjectId))
    .filter((one) => one.state === 'active' && isEarlier(one, alert))
    .filter((one) => areSame(compared(one), compared(alert)))
    .toSorted((one, other) => (isEarlier(one, other) ? -1 : 1))[0];
  if (earlier === undefined) return;
  const { frequency, locale } = alert;
  const criteria = mergeCriteria(earlier.wish, alert.wish);
  const change = { type: 'change-alert', frequency, wish: criteria, locale } as const;
  await ports.writer.execute(earlier.id, change, commandId);
  await endAlert(ports, alert, 'merged', commandId);
}

/** Whoever confirms two alerts at once: both requests agree on which is the first. */
function isEarlier(one: KnownAlert, other: KnownAlert): boolean {
  const order = (alert: KnownAlert) => `${alert.confirmedAt} ${alert.id}`;
  return one.id !== other.id && order(one) < order(other);
}
