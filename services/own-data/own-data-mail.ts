import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { ownDataPaths } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { addressOf } from '../subjects/subject-store.ts';
import { renewSecret } from './links.ts';

export const ownDataMailName = 'own-data-link';

const words: Record<Locale, { readonly subject: string; text(url: string): string }> = {
  fr: {
    subject: 'Ce que nous gardons de vous',
    text: (url) =>
      `Bonjour,\n\nQuelqu’un, sans doute vous, a demandé ce que nous gardons de cette adresse e-mail. Vous pouvez le lire, en prendre une copie ou l’effacer ici\u00a0:\n\n${url}\n\nCette adresse sert pendant 24 heures. Si vous n’avez rien demandé, ne faites rien\u00a0: rien ne change.\n`,
  },
  en: {
    subject: 'What we keep of you',
    text: (url) =>
      `Hello,\n\nSomebody, probably you, asked what we keep of this e-mail address. You can read it, take a copy or erase it here:\n\n${url}\n\nThis address works for 24 hours. If you did not ask, do nothing: nothing changes.\n`,
  },
};

/** The mail with the link to what is kept of its reader. Written again, it has another secret. */
export function ownDataMail(db: Queryable, clock: Clock, publicUrl: string): MailTemplate {
  return {
    name: ownDataMailName,
    async render(reader, params) {
      const to = addressOf(reader);
      const secret = await renewSecret(db, String(params['link']), clock.now());
      if (to === undefined || secret === undefined) return undefined;
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const { subject, text } = words[locale];
      const below = locale === 'fr' ? 'lien' : 'link';
      const url = `${publicUrl}${ownDataPaths[locale]}/${below}/${secret}`;
      return { to: { address: to }, locale, subject, text: text(url) };
    },
  };
}
