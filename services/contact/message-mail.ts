import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { layOutMail } from '../outbox/mail-layout/lay-out-mail.ts';
import { mailWords } from '../outbox/mail-layout/mail-words.ts';

interface MessageFacts {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Empty when there is none. */
  readonly theme: string;
  /** The name of the site. */
  readonly site: string;
  /** The address of the message in the back-office. */
  readonly url: string;
}

/** Returns the e-mail to our mailbox, in the language of the form. */
export function layOutMessage(
  locale: Locale,
  { name, email, message, theme, site, url }: MessageFacts,
): Omit<Mail, 'to'> {
  const { formatMessage } = mailWords(locale);
  const subject = theme
    ? formatMessage({ id: 'mail.contact.subject-theme' }, { theme })
    : formatMessage({ id: 'mail.contact.subject' });
  return {
    subject,
    ...layOutMail({
      locale,
      siteName: site,
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: formatMessage({ id: 'mail.contact.from' }, { name, email }) },
        { kind: 'quote', text: message },
        { kind: 'paragraph', text: formatMessage({ id: 'mail.contact.after' }) },
        { kind: 'button', label: formatMessage({ id: 'mail.contact.button' }), url },
      ],
      why: formatMessage({ id: 'mail.contact.why' }),
    }),
  };
}
