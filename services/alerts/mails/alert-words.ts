import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { LinkMailWords } from '../../outbox/mail-layout/link-mail.ts';
import { linkMailWords, mailWords } from '../../outbox/mail-layout/mail-words.ts';

interface AlertMailFacts {
  /** The name of the site. */
  readonly site: string;
  /** The name of the alert, as it was typed. */
  readonly name?: string;
}

/**
 * Returns the words of an e-mail that lets one confirm a job alert or a newsletter, or leads to all
 * of them.
 */
export function alertMailWords(
  locale: Locale,
  mail: 'alert' | 'newsletter' | 'alerts',
  { site, name = '' }: AlertMailFacts,
): LinkMailWords {
  return {
    ...linkMailWords(locale, mail, { site, name }),
    heading: mailWords(locale).formatMessage({ id: `mail.${mail}.heading` }),
  };
}
