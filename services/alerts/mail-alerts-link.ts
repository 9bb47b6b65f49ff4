import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { insertOrders } from '../outbox/statements.ts';
import { mintId } from '../streams/mint-id.ts';
import type { AlertPorts } from './alert-ports.ts';
import { limitMails, type MailRequest } from './limit-mails.ts';
import { alertsLinkName } from './mails/alert-mails.ts';

/**
 * Mails a link that opens the alerts of an address, if any; the reply is the same in either case.
 * @throws ReadModelNotServed
 */
export async function mailAlertsLink(
  ports: AlertPorts,
  {
    commandId,
    locale,
    ...request
  }: MailRequest & { readonly commandId: string; readonly locale: Locale },
): Promise<Outcome<undefined>> {
  const limited = await limitMails(ports, request, 'link');
  if (!limited.ok) return limited;
  const { db, subjects, clock } = ports;
  const subjectId = await subjects.find(request.email);
  const alerts = subjectId ? await listAlertsOf(db, subjectId) : [];
  const alert = alerts.find(({ state }) => state !== 'unsubscribed');
  if (alert) {
    const cause = mintId(`alerts-link/${commandId}`, 32);
    const params = { alert: alert.id, locale };
    const order = { cause, subjectId: alert.subjectId, template: alertsLinkName, params };
    await insertOrders(db, [order], clock.now());
  }
  return accept(undefined);
}
