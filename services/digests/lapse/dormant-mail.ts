import { type AlertId, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { alertEventSchemas } from '@parvis/contracts/alerts/events.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { layOutMail } from '../../outbox/mail-layout/lay-out-mail.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import type { Reactor } from '../../reactors/reactor.ts';
import { addressOf } from '../../subjects/subject-store.ts';
import type { DigestMailDeps } from '../mails/digest-parts.ts';

const dormantMailName = 'alert-dormant';

/**
 * Orders the mail by which the subject of a dormant alert renews it.
 * @param subjectOf of an alert that has not ended
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

/** The mail by which the subject of an alert renews it. */
export function dormantMail(
  parts: Pick<DigestMailDeps, 'pool' | 'siteName' | 'manageUrl' | 'unsubscribeUrl'>,
): MailTemplate {
  const { pool, siteName, manageUrl, unsubscribeUrl } = parts;
  return {
    name: dormantMailName,
    async render(subject, params) {
      const alertId = alertIdSchema.parse(params['alert']);
      const alert = (await listAlertsOf(pool, subject.id)).find(({ id }) => id === alertId);
      const address = addressOf(subject);
      if (!address || !alert || alert.warnedAt === null) return undefined;
      const words = dormantWords(alert.locale, await siteName(alert.locale));
      const unsubscribe = unsubscribeUrl(alert);
      const laidOut = layOutMail({
        locale: alert.locale,
        siteName: words.site,
        heading: words.subject,
        blocks: [
          { kind: 'paragraph', text: words.question },
          { kind: 'button', label: words.button, url: manageUrl(alert) },
          { kind: 'paragraph', text: words.otherwise },
        ],
        why: words.why,
        links: [{ label: words.unsubscribe, url: unsubscribe }],
      });
      return { to: { address }, subject: words.subject, unsubscribe, ...laidOut };
    },
  };
}

function dormantWords(locale: Locale, site: string) {
  if (locale === 'fr')
    return {
      site,
      subject: 'Souhaitez-vous encore recevoir nos e-mails\u202f?',
      question: `Vous recevez depuis longtemps des e-mails du site ${site}, sans avoir ouvert votre alerte. Si elle vous est encore utile, confirmez-le\u00a0:`,
      button: 'Garder mon alerte',
      otherwise:
        'Sans réponse de votre part, elle prend fin dans trente jours et nous effaçons ce que vous nous avez confié pour elle.',
      why: `Vous recevez cet e-mail parce que vous avez une alerte ou un abonnement sur le site ${site}.`,
      unsubscribe: 'Y mettre fin tout de suite',
    };
  return {
    site,
    subject: 'Do you still want our e-mails?',
    question: `You have had e-mails from the site of ${site} for a long time, and have not opened your alert. If it is still useful to you, tell us:`,
    button: 'Keep my alert',
    otherwise: 'Without an answer it ends in thirty days, and we erase what you told us for it.',
    why: `You get this e-mail because you have an alert or a subscription on the site of ${site}.`,
    unsubscribe: 'End it now',
  };
}
