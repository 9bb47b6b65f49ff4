import { newEmailPath } from '@parvis/contracts/accounts/change-account-endpoints.ts';
import { newPasswordPath } from '@parvis/contracts/accounts/link-endpoints.ts';
import { formatInstant } from '@parvis/contracts/site/format-instant.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { linkMail } from '../../outbox/mail-layout/link-mail.ts';
import { linkMailWords, mailWords } from '../../outbox/mail-layout/mail-words.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { selectLink, updateLinkSecret } from './link-rows.ts';

export const linkMailName = 'account-link';

export interface LinkMailParts {
  readonly db: Pool;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
}

/**
 * Returns the e-mail with a one-time link. Its secret is generated when the e-mail is composed, and
 * stored as a hash: an e-mail composed again after a failure has a new secret, and the earlier one
 * becomes invalid.
 */
export function accountLinkMail({ db, clock, publicUrl, siteName }: LinkMailParts): MailTemplate {
  return {
    name: linkMailName,
    isForStaff: true,
    async render(_subject, params) {
      const id = String(params['link']);
      const link = await selectLink(db, id, clock.now());
      if (link === undefined) return undefined;
      const secret = newSecret();
      await updateLinkSecret(db, id, hashOfSecret(secret));
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const until = formatInstant(link.expires_at, locale);
      const words = linkMailWords(locale, link.purpose, { until });
      const hello = mailWords(locale).formatMessage({ id: 'mail.hello' }, { name: link.name });
      return linkMail({
        to: { address: link.email, name: link.name },
        locale,
        site: await siteName(locale),
        words: { ...words, paragraphs: [hello, ...words.paragraphs] },
        url: `${publicUrl}${link.purpose === 'email' ? newEmailPath : newPasswordPath}?key=${secret}`,
      });
    },
  };
}
