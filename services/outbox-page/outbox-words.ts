import { outboxMessages } from '@parvis/contracts/messages/outbox.ts';
import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { byLocale, type Locale, languages } from '@parvis/contracts/site/locale.ts';

type MessageId = Parameters<typeof outboxMessages.format>[0];

const dateFormat = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' } as const;
const dateIn = byLocale(
  (locale) => new Intl.DateTimeFormat(languages[locale].regional, dateFormat),
);

/** Words of the outbox page in one language. */
export interface OutboxWords {
  readonly locale: Locale;
  formatMessage(message: { readonly id: MessageId }, values?: { readonly count: number }): string;
  formatDate(instant: Date): string;
}

/** Returns the page's words; times are those of Paris. */
export function outboxWords(locale: Locale): OutboxWords {
  return {
    locale,
    formatMessage: ({ id }, values) => outboxMessages.format(id, locale, values),
    formatDate: (instant) => withFrenchOrdinal(dateIn[locale].format(instant), locale),
  };
}
