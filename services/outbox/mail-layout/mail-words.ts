import type { MessageValues } from '@parvis/contracts/messages/catalogue.ts';
import { mailMessages } from '@parvis/contracts/messages/mails.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { LinkMailWords } from './link-mail.ts';

type MessageId = Parameters<typeof mailMessages.format>[0];

/** The words of e-mails in one language. */
export interface MailWords {
  formatMessage(message: { readonly id: MessageId }, values?: MessageValues): string;
}

/** Returns the words of e-mails in one language; values are inserted as plain text. */
export function mailWords(locale: Locale): MailWords {
  return { formatMessage: ({ id }, values) => mailMessages.format(id, locale, values) };
}

/** Returns the words of an e-mail with a single link; its heading is its subject. */
export function linkMailWords(
  locale: Locale,
  mail:
    | 'invitation'
    | 'reset'
    | 'forgotten'
    | 'email'
    | 'own-data'
    | 'alert'
    | 'newsletter'
    | 'alerts',
  values: Readonly<Record<string, string>> = {},
): LinkMailWords {
  const { formatMessage } = mailWords(locale);
  const subject = formatMessage({ id: `mail.${mail}.subject` });
  return {
    subject,
    heading: subject,
    paragraphs: [formatMessage({ id: `mail.${mail}.text` }, values)],
    button: formatMessage({ id: `mail.${mail}.button` }),
    after: formatMessage({ id: `mail.${mail}.after` }, values),
    why: formatMessage({ id: `mail.${mail}.why` }),
  };
}
