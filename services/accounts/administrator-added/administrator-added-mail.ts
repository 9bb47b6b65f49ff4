import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mailInLanguages } from '../../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import { type StaffMember, selectStaff } from '../../outbox/select-staff.ts';
import { orderStaffMails } from '../../outbox/staff-mails.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { findMailSubject } from '../links/send-link.ts';

const templateName = 'administrator-added';

/**
 * Orders an e-mail to all other administrators, the one who did it included, whose session somebody
 * else may use; repeating it changes nothing.
 */
export function orderAdministratorMails(
  db: Queryable,
  at: Date,
  { accountId, commandId }: { readonly accountId: string; readonly commandId: string },
): Promise<void> {
  const ports = { db, subjectOf: (id: string) => findMailSubject(db, id, at) };
  const mail = { template: templateName, about: commandId, params: { added: accountId } };
  return orderStaffMails(ports, { ...mail, roles: ['administrator'], except: accountId }, at);
}

/**
 * Returns the e-mail that tells an administrator who became one, in every language, because those of
 * accounts are unknown; none when either no longer is an administrator.
 */
export function administratorAddedMail(db: Queryable, publicUrl: string): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, params) {
      const administrators = await selectStaff(db, ['administrator']);
      const to = administrators.find(({ id }) => id === params['account']);
      const added = administrators.find(({ id }) => id === params['added']);
      if (to === undefined || added === undefined) return undefined;
      return mailInLanguages(to, (locale) => wordsIn(locale, added, publicUrl));
    },
  };
}

function wordsIn(locale: Locale, { name, address }: StaffMember, publicUrl: string) {
  const { formatMessage } = mailWords(locale);
  const values = { name, email: address };
  return {
    subject: formatMessage({ id: 'mail.administrator-added.subject' }, values),
    text: `${formatMessage({ id: 'mail.administrator-added.text' }, values)}\n${publicUrl}/admin/users`,
  };
}
