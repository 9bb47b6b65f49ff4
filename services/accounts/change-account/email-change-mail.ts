import { defaultLocale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import type { MailTemplate } from '../../outbox/template.ts';

export const emailChangeMailName = 'account-email-changes';

/** Returns the e-mail that tells the present address of an account that another was requested. */
export function emailChangeMail(db: Queryable): MailTemplate {
  return {
    name: emailChangeMailName,
    isForStaff: true,
    async render(_subject, params) {
      const change = await selectChange(db, String(params['link']));
      if (change === undefined) return undefined;
      const { name, email, formerEmail } = change;
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const { formatMessage } = mailWords(locale);
      const paragraphs = [
        formatMessage({ id: 'mail.hello' }, { name }),
        formatMessage({ id: 'mail.email-changes.text' }, { email }),
      ];
      return {
        to: { address: formerEmail, name },
        locale,
        subject: formatMessage({ id: 'mail.email-changes.subject' }),
        text: `${paragraphs.join('\n\n')}\n`,
      };
    },
  };
}

interface EmailChange {
  readonly name: string;
  readonly email: string;
  readonly formerEmail: string;
}

async function selectChange(db: Queryable, id: string): Promise<EmailChange | undefined> {
  const { rows } = await db.query<EmailChange>(
    `SELECT account.name, link.email, link.former_email AS "formerEmail"
     FROM account_link AS link JOIN account ON account.id = link.account_id
     WHERE link.id = $1 AND link.purpose = 'email' AND account.closed_at IS NULL`,
    [id],
  );
  return rows[0];
}
