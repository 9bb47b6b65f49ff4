import { type AlertId, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { alertEventSchemas } from '@parvis/contracts/alerts/events.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { layOutMail } from '../../outbox/mail-layout/lay-out-mail.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import type { Reactor } from '../../reactors/reactor.ts';
import { addressOf } from '../../subjects/subject-store.ts';
import type { DigestMailDeps } from '../mails/digest-parts.ts';

const dormantMailName = 'alert-dormant';

/**
 * Orders the e-mail by which the subject of a dormant alert renews it.
 * @param subjectOf returns the subject of an alert that has not ended
 */
export function orderDormantMail(
  subjectOf: (alertId: AlertId) => Promise<SubjectId | undefined>,
): Reactor {
  return {
    name: 'dormant-alerts',
    begins: 'with-the-log',
    handles: ['AlertDormant'],
    async react({ data }) {
      const { alertId } = alertEventSchemas.AlertDormant.parse(data);
      const subjectId = await subjectOf(alertId);
      if (subjectId === undefined) return { mails: [] };
      return { mails: [{ subjectId, template: dormantMailName, params: { alert: alertId } }] };
    },
  };
}

/** Returns the e-mail by which the subject of an alert renews it. */
export function dormantMail(
  parts: Pick<DigestMailDeps, 'pool' | 'siteName' | 'postalAddress' | 'linksFor'>,
): MailTemplate {
  const { pool, siteName, postalAddress, linksFor } = parts;
  return {
    name: dormantMailName,
    async render(subject, params) {
      const alertId = alertIdSchema.parse(params['alert']);
      const alert = (await listAlerts(pool, subject.id)).find(({ id }) => id === alertId);
      const address = addressOf(subject);
      if (!address || !alert || alert.state !== 'active' || alert.warnedAt === null)
        return undefined;
      const site = await siteName(alert.locale);
      const { formatMessage } = mailWords(alert.locale);
      const heading = formatMessage({ id: 'mail.dormant.subject' });
      const links = await linksFor(alert);
      const laidOut = layOutMail({
        locale: alert.locale,
        siteName: site,
        postalAddress: await postalAddress(alert.locale),
        heading,
        blocks: [
          { kind: 'paragraph', text: formatMessage({ id: 'mail.dormant.question' }, { site }) },
          {
            kind: 'button',
            label: formatMessage({ id: 'mail.dormant.button' }),
            url: links.manage,
          },
          { kind: 'paragraph', text: formatMessage({ id: 'mail.dormant.otherwise' }) },
        ],
        why: formatMessage({ id: 'mail.dormant.why' }, { site }),
        links: [
          { label: formatMessage({ id: 'mail.dormant.unsubscribe' }), url: links.unsubscribe },
        ],
      });
      return { to: { address }, subject: heading, unsubscribe: links.oneClick, ...laidOut };
    },
  };
}
