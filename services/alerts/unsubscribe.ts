import type { AlertId, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { readAddress } from '../subjects/subject-store.ts';
import type { AlertPorts } from './alert-ports.ts';
import { alertsOfSubject } from './alerts-of-subject.ts';
import { endAlert } from './end-alert.ts';
import type { LinkPurpose } from './links/links.ts';

/** What a link ends, and what undoing it restores. */
export interface Unsubscription {
  readonly id: AlertId;
  readonly secret: string;
  /** Whether all alerts of the subject are concerned. */
  readonly all: boolean;
  readonly commandId: string;
}

/** The links that unsubscribe by the form of their page. */
const byForm: readonly LinkPurpose[] = ['unsubscribe', 'one-click'];

/** Returns whether a link unsubscribes from this alert, once its form is sent. */
export async function unsubscribes(
  { links }: Pick<AlertPorts, 'links'>,
  id: AlertId,
  secret: string,
  purposes: readonly LinkPurpose[] = byForm,
): Promise<boolean> {
  const link = await links.find(id, secret);
  return link !== undefined && purposes.includes(link.purpose);
}

/**
 * Unsubscribes from an alert, or from all alerts of its subject; again, it changes nothing. They
 * are kept for some days, so that it can be undone.
 * @param by `mail-program`: only the address in the header of an e-mail acts without a form
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function unsubscribe(
  ports: AlertPorts,
  { id, secret, all, commandId }: Unsubscription,
  by: 'form' | 'mail-program',
): Promise<Outcome<undefined>> {
  const purposes = by === 'form' ? byForm : (['one-click'] as const);
  if (!(await unsubscribes(ports, id, secret, purposes))) return refuse('alert-link-over');
  const alert = await ports.writer.load(id);
  if (alert === undefined) return accept(undefined);
  const others = all ? await alertsOfSubject(ports, alert.subjectId) : [];
  for (const one of [...others.filter((other) => other.id !== id), alert]) {
    const command = { type: 'unsubscribe-alert', fromAll: all } as const;
    const done = await ports.writer.execute(one.id, command, commandId);
    if (!done.ok) return done;
  }
  return accept(undefined);
}

/** Undoes an unsubscription, from an alert or from all of them. @throws LogUnavailable */
export async function resubscribe(
  ports: AlertPorts,
  { id, secret, all, commandId }: Unsubscription,
): Promise<Outcome<undefined>> {
  const alert = (await unsubscribes(ports, id, secret)) ? await ports.writer.load(id) : undefined;
  if (alert === undefined) return refuse('alert-link-over');
  const others = all ? (await alertsOfSubject(ports, alert.subjectId)).filter(leftTogether) : [];
  for (const one of [...others.filter((other) => other.id !== id), alert]) {
    const done = await ports.writer.execute(one.id, { type: 'resubscribe-alert' }, commandId);
    if (!done.ok) return done;
  }
  return accept(undefined);
}

function leftTogether({ unsubscribed }: KnownAlert): boolean {
  return unsubscribed?.fromAll === true;
}

/**
 * Stops every e-mail to a mailbox, by its token, and ends the alerts of the subject whose e-mail
 * contained it.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function refuseMails(
  ports: AlertPorts,
  { id, secret: token, commandId }: Omit<Unsubscription, 'all'>,
): Promise<Outcome<undefined>> {
  const { suppressions, writer, subjects } = ports;
  if ((await suppressions.stateOf(token)) === undefined) return refuse('alert-link-over');
  await suppressions.addByToken(token);
  const alert = await writer.load(id);
  const address = alert && (await readAddress(subjects, alert.subjectId));
  // Somebody else's alert may be named in the address.
  if (!alert || !address || (await suppressions.tokenOf(address)) !== token)
    return accept(undefined);
  for (const one of await alertsOfSubject(ports, alert.subjectId)) {
    const ended = await endAlert(ports, one, 'refused', commandId);
    if (!ended.ok) return ended;
  }
  return accept(undefined);
}

/** Lets e-mails be sent to a mailbox again, by its token; ended alerts stay ended. */
export async function liftRefusal(
  { suppressions }: Pick<AlertPorts, 'suppressions'>,
  token: string,
): Promise<Outcome<undefined>> {
  if ((await suppressions.stateOf(token)) === undefined) return refuse('alert-link-over');
  await suppressions.removeByToken(token);
  return accept(undefined);
}
