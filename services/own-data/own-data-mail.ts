import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { linkMail } from '../outbox/mail-layout/link-mail.ts';
import { linkMailWords } from '../outbox/mail-layout/mail-words.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { addressOf } from '../subjects/subject-store.ts';
import { renewSecret } from './links.ts';

export const ownDataMailName = 'own-data-link';

interface OwnDataMailParts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
}

/**
 * Returns the e-mail with the link to its recipient's data. Composing it again gives the link a new
 * secret.
 */
export function ownDataMail({ db, clock, publicUrl, siteName }: OwnDataMailParts): MailTemplate {
  return {
    name: ownDataMailName,
    async render(reader, params) {
      const address = addressOf(reader);
      const secret = await renewSecret(db, String(params['link']), clock.now());
      if (address === undefined || secret === undefined) return undefined;
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const url = publicUrl + ownDataPath('shown', locale, secret);
      const site = await siteName(locale);
      const words = linkMailWords(locale, 'own-data');
      return linkMail({ to: { address }, locale, site, words, url });
    },
  };
}
