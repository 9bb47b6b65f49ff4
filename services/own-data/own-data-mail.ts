import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { ownDataPaths } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { type LinkMailWords, linkMail } from '../outbox/mail-layout/link-mail.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { addressOf } from '../subjects/subject-store.ts';
import { renewSecret } from './links.ts';

export const ownDataMailName = 'own-data-link';

const words: Record<Locale, LinkMailWords> = {
  fr: {
    subject: 'Ce que nous gardons de vous',
    heading: 'Ce que nous gardons de vous',
    paragraphs: [
      'Vous avez demandé ce que nous gardons de cette adresse e-mail. Vous pouvez le lire, en prendre une copie ou l’effacer.',
    ],
    button: 'Voir mes données',
    after: 'Ce lien est valable 24 heures.',
    why: 'Quelqu’un a saisi votre adresse sur notre site. Si ce n’est pas vous, ne faites rien : rien ne change.',
  },
  en: {
    subject: 'What we keep of you',
    heading: 'What we keep of you',
    paragraphs: [
      'You asked what we keep of this e-mail address. You can read it, take a copy or erase it.',
    ],
    button: 'See my data',
    after: 'This link works for 24 hours.',
    why: 'Somebody typed your address on our site. If it was not you, do nothing: nothing changes.',
  },
};

interface OwnDataMailParts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
}

/**
 * The mail with the link to its recipient's data. Composing it again gives the link another secret.
 */
export function ownDataMail({ db, clock, publicUrl, siteName }: OwnDataMailParts): MailTemplate {
  return {
    name: ownDataMailName,
    async render(reader, params) {
      const address = addressOf(reader);
      const secret = await renewSecret(db, String(params['link']), clock.now());
      if (address === undefined || secret === undefined) return undefined;
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const below = locale === 'fr' ? 'lien' : 'link';
      const url = `${publicUrl}${ownDataPaths[locale]}/${below}/${secret}`;
      const site = await siteName(locale);
      return linkMail({ to: { address }, locale, site, words: words[locale], url });
    },
  };
}
