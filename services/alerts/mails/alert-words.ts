import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { LinkMailWords } from '../../outbox/mail-layout/link-mail.ts';
import { linkMailWords, mailWords } from '../../outbox/mail-layout/mail-words.ts';

/**
 * Returns the words of an e-mail that lets one confirm a job alert or a newsletter, or leads to all
 * of them.
 * @param site the name of the site
 */
export function alertMailWords(
  locale: Locale,
  mail: 'alert' | 'newsletter' | 'alerts',
  site: string,
): LinkMailWords {
  return {
    ...linkMailWords(locale, mail, { site }),
    heading: mailWords(locale).formatMessage({ id: `mail.${mail}.heading` }),
  };
}
