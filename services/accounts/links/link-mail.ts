import { type LinkPurpose, newPasswordPath } from '@parvis/contracts/accounts/link-endpoints.ts';
import { dateLanguages, withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { selectLink, updateLinkSecret } from './link-rows.ts';

export const linkMailName = 'account-link';

const dateFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const dateIn: Record<Locale, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat(dateLanguages.fr, dateFormat),
  en: new Intl.DateTimeFormat(dateLanguages.en, dateFormat),
};

interface LinkFacts {
  readonly name: string;
  readonly url: string;
  readonly until: string;
}

const words: Record<
  Locale,
  Record<LinkPurpose, { readonly subject: string; text(facts: LinkFacts): string }>
> = {
  fr: {
    invitation: {
      subject: 'Votre accès à l’espace de rédaction',
      text: ({ name, url, until }) =>
        `Bonjour ${name},\n\nUn compte vous a été ouvert dans l’espace de rédaction. Choisissez votre mot de passe à cette adresse, que personne d’autre ne reçoit\u00a0:\n\n${url}\n\nElle sert une fois, jusqu’au ${until} (heure de Paris). Passé ce délai, demandez-en une autre à la personne qui gère les comptes.\n`,
    },
    reset: {
      subject: 'Choisir un nouveau mot de passe',
      text: ({ name, url, until }) =>
        `Bonjour ${name},\n\nÀ la demande de la personne qui gère les comptes, vous pouvez choisir un nouveau mot de passe pour l’espace de rédaction\u00a0:\n\n${url}\n\nCette adresse sert une fois, jusqu’au ${until} (heure de Paris). Vos sessions ouvertes seront alors terminées. Si vous ne l’avez pas demandé, ne faites rien\u00a0: votre mot de passe actuel reste valable.\n`,
    },
  },
  en: {
    invitation: {
      subject: 'Your access to the editors’ area',
      text: ({ name, url, until }) =>
        `Hello ${name},\n\nAn account was opened for you in the editors’ area. Choose your password at this address, which only you receive:\n\n${url}\n\nIt works once, until ${until} (Paris time). After that, ask whoever manages the accounts for another.\n`,
    },
    reset: {
      subject: 'Choose a new password',
      text: ({ name, url, until }) =>
        `Hello ${name},\n\nWhoever manages the accounts asked us to let you choose a new password for the editors’ area:\n\n${url}\n\nThis address works once, until ${until} (Paris time). Your open sessions end then. If you did not ask for it, do nothing: your present password stays valid.\n`,
    },
  },
};

/**
 * The mail with a one-time link. Its secret is made when the mail is written, and stored as a hash: a
 * mail that is written again, because sending it failed, has another, and the first opens nothing.
 */
export function createLinkMail(db: Pool, clock: Clock, publicUrl: string): MailTemplate {
  return {
    name: linkMailName,
    async render(_subject, params) {
      const id = String(params['link']);
      const link = await selectLink(db, id, clock.now());
      if (link === undefined) return undefined;
      const secret = newSecret();
      await updateLinkSecret(db, id, hashOfSecret(secret));
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const { subject, text } = words[locale][link.purpose];
      const { email, name } = link;
      const until = withFrenchOrdinal(dateIn[locale].format(link.expires_at), locale);
      const url = `${publicUrl}${newPasswordPath}?key=${secret}`;
      return { to: { address: email, name }, locale, subject, text: text({ name, url, until }) };
    },
  };
}
