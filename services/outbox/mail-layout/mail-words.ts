import english from '@parvis/contracts/messages/en/mails.json';
import french from '@parvis/contracts/messages/fr/mails.json';
import { dateLocales } from '@parvis/contracts/site/dates.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import type { LinkMailWords } from './link-mail.ts';

type MessageId = keyof typeof french;

const catalogues: Record<Locale, Readonly<Record<MessageId, string>>> = {
  fr: french,
  en: english,
};

/** The words of e-mails in one language. */
export interface MailWords {
  formatMessage(
    message: { readonly id: MessageId },
    values?: Readonly<Record<string, string | number>>,
  ): string;
}

/** Returns the words of e-mails in one language; values are inserted as plain text. */
export function mailWords(locale: Locale): MailWords {
  return {
    formatMessage: ({ id }, values) => {
      const text = catalogues[locale][id];
      const format = new IntlMessageFormat(text, dateLocales[locale], undefined, {
        ignoreTag: true,
      });
      return String(format.format(values));
    },
  };
}

/** Returns the words of an e-mail with a single link; its heading is its subject. */
export function linkMailWords(
  locale: Locale,
  mail: 'invitation' | 'reset' | 'own-data' | 'alert' | 'newsletter' | 'alerts',
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
