import type { AlertId } from '@parvis/contracts/alerts/alert.ts';
import { insertOrders } from '../outbox/statements.ts';
import { mintId } from '../streams/mint-id.ts';
import type { AlertPorts } from './alert-ports.ts';
import type { AlertRequest } from './alert-request.ts';
import { alertsOfSubject } from './alerts-of-subject.ts';
import { limitMails } from './limit-mails.ts';
import { confirmationName } from './mails/alert-mails.ts';
import { readTyped } from './read-alert.ts';
import { areSame } from './same-alert.ts';

/**
 * Mails the link of an alert that waits to be confirmed again, if the same one is requested, within
 * the limits of e-mails: beyond them the mailbox has links that still work.
 * @param id of the alert that the request is for: a repeated request is not another one
 * @returns whether such an alert waits
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function remindOfSame(
  ports: AlertPorts,
  id: AlertId,
  request: AlertRequest,
): Promise<boolean> {
  const { db, subjects, clock } = ports;
  const subjectId = await subjects.find(request.email);
  const subject = subjectId && (await subjects.read(subjectId));
  if (subjectId === undefined || subject === undefined) return false;
  const { keywords = '', near } = request.typed ?? {};
  const sought = { alert: request, typed: { keywords, near } };
  const waiting = (await alertsOfSubject(ports, subjectId)).find(
    (alert) =>
      alert.id !== id &&
      alert.state === 'requested' &&
      alert.frequency === request.frequency &&
      areSame({ alert, typed: readTyped(subject, alert) }, sought),
  );
  if (waiting === undefined) return false;
  if ((await limitMails(ports, request, 'confirmation')).ok) {
    const cause = mintId(`alert-again/${request.commandId}`, 32);
    const params = { alert: waiting.id };
    const order = { cause, subjectId, template: confirmationName, params };
    await insertOrders(db, [order], clock.now());
  }
  return true;
}
