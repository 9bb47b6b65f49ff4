import type { MailTemplate } from '../outbox/template.ts';
import { administratorAddedMail } from './administrator-added/administrator-added-mail.ts';
import { emailChangeMail } from './change-account/email-change-mail.ts';
import { accountLinkMail, type LinkMailParts } from './links/link-mail.ts';

/** Returns the e-mails to the owners of accounts. */
export function accountMails(parts: LinkMailParts): readonly MailTemplate[] {
  const { db, publicUrl } = parts;
  return [accountLinkMail(parts), administratorAddedMail(db, publicUrl), emailChangeMail(db)];
}
