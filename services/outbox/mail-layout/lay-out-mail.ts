import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { MailContent } from './laid-out-mail.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** Returns an e-mail as HTML and as text, in the layout that all e-mails of the site share. */
export function layOutMail(
  content: MailContent,
): Pick<Mail, 'text' | 'locale'> & { readonly html: string } {
  return { locale: content.locale, text: mailText(content), html: mailHtml(content) };
}
