import { roles, rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WebhookId } from '@parvis/contracts/webhooks/webhook.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mailInLanguages } from '../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../outbox/mail-layout/mail-words.ts';
import { selectStaff } from '../outbox/select-staff.ts';
import { orderStaffMails, type StaffMailPorts } from '../outbox/staff-mails.ts';
import type { MailTemplate } from '../outbox/template.ts';

const templateName = 'webhook-stopped';
const configuringRoles = roles.filter((role) => rolesPermit([role], 'site.configure'));

/** Orders an e-mail to every administrator about a webhook that was switched off. */
export function orderStoppedMails(
  ports: StaffMailPorts,
  webhook: WebhookId,
  at: Date,
): Promise<void> {
  const about = `${webhook}/${at.toISOString()}`;
  const params = { webhook };
  return orderStaffMails(
    ports,
    { template: templateName, roles: configuringRoles, about, params },
    at,
  );
}

/** Returns the e-mail about a webhook that was switched off; none once it is on again. */
export function webhookStoppedMail(db: Queryable, publicUrl: string): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, { webhook, account }) {
      const people = await selectStaff(db, configuringRoles);
      const to = people.find(({ id }) => id === account);
      const { rows } = await db.query<{ address: string; waiting: number }>(
        `select address, (select count(*)::int from webhook_delivery
           where webhook_id = webhook.id and state = 'waiting') as waiting
         from webhook where id = $1 and not is_on`,
        [webhook],
      );
      const [stopped] = rows;
      if (to === undefined || stopped === undefined) return undefined;
      const host = new URL(stopped.address).host;
      const url = `${publicUrl}/admin/webhooks/${webhook}`;
      return mailInLanguages(to, (locale) =>
        wordsIn(locale, { host, count: stopped.waiting }, url),
      );
    },
  };
}

function wordsIn(locale: Locale, values: { host: string; count: number }, url: string) {
  const { formatMessage } = mailWords(locale);
  const text = formatMessage({ id: 'mail.webhook-stopped.text' }, values);
  return {
    subject: formatMessage({ id: 'mail.webhook-stopped.subject' }, values),
    text: `${text}\n\n${url}`,
  };
}
