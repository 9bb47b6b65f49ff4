import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { insertOrders } from '../outbox/statements.ts';
import { mintId } from '../streams/mint-id.ts';
import type { AlertPorts } from './alert-ports.ts';
import { limitMails, limitRequests, type MailRequest } from './limit-mails.ts';
import { alertsLinkName } from './mails/alert-mails.ts';

/** A request for a link to the alerts of an address. */
export interface AlertsLinkRequest extends MailRequest {
  readonly commandId: string;
  readonly locale: Locale;
}

/**
 * Mails a link that opens the alerts of an address, if any. The reply comes first, so that neither
 * its text nor its time reveals whether there are any.
 */
export async function mailAlertsLink(
  ports: AlertPorts,
  request: AlertsLinkRequest,
): Promise<Outcome<undefined>> {
  const limited = await limitRequests(ports, request);
  if (!limited.ok) return limited;
  ports.afterwards.run(() => orderLink(ports, request));
  return accept(undefined);
}

/** @throws ReadModelNotServed */
async function orderLink(ports: AlertPorts, request: AlertsLinkRequest): Promise<void> {
  const { db, subjects, clock } = ports;
  const subjectId = await subjects.find(request.email);
  const alerts = subjectId ? await listAlerts(db, subjectId) : [];
  const alert = alerts.find(({ state }) => state !== 'unsubscribed');
  // Beyond the limit, the mailbox has links that still work.
  if (!alert || !(await limitMails(ports, request, 'link')).ok) return;
  const cause = mintId(`alerts-link/${request.commandId}`, 32);
  const params = { alert: alert.id, locale: request.locale };
  const order = { cause, subjectId: alert.subjectId, template: alertsLinkName, params };
  await insertOrders(db, [order], clock.now());
}
