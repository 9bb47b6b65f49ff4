import { type LinkPurpose, newPasswordPath } from '@parvis/contracts/accounts/link-endpoints.ts';
import { instantInWords } from '@parvis/contracts/site/instant-in-words.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { hashOfSecret, newSecret } from '../../http/secrets.ts';
import { type LinkMailWords, linkMail } from '../../outbox/mail-layout/link-mail.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { selectLink, updateLinkSecret } from './link-rows.ts';

export const linkMailName = 'account-link';

/** The texts of both mails, for a reader's name and the link's expiry. */
const words: Record<Locale, Record<LinkPurpose, (name: string, until: string) => LinkMailWords>> = {
  fr: {
    invitation: (name, until) => ({
      subject: 'Votre accès à l’espace de rédaction',
      heading: 'Votre accès à l’espace de rédaction',
      paragraphs: [
        `Bonjour ${name},`,
        'Un compte vous a été ouvert dans l’espace de rédaction. Choisissez votre mot de passe : personne d’autre ne reçoit ce lien.',
      ],
      button: 'Choisir mon mot de passe',
      after: `Ce lien sert une fois, jusqu’au ${until} (heure de Paris). Passé ce délai, demandez-en un autre à la personne qui gère les comptes.`,
      why: 'La personne qui gère les comptes a ouvert le vôtre à cette adresse.',
    }),
    reset: (name, until) => ({
      subject: 'Choisir un nouveau mot de passe',
      heading: 'Choisir un nouveau mot de passe',
      paragraphs: [
        `Bonjour ${name},`,
        'À la demande de la personne qui gère les comptes, vous pouvez choisir un nouveau mot de passe pour l’espace de rédaction.',
      ],
      button: 'Choisir mon mot de passe',
      after: `Ce lien sert une fois, jusqu’au ${until} (heure de Paris). Vos sessions ouvertes seront alors terminées.`,
      why: 'La personne qui gère les comptes a demandé ce lien pour vous. Si vous ne l’avez pas souhaité, ne faites rien : votre mot de passe actuel reste valable.',
    }),
  },
  en: {
    invitation: (name, until) => ({
      subject: 'Your access to the editors’ area',
      heading: 'Your access to the editors’ area',
      paragraphs: [
        `Hello ${name},`,
        'An account was opened for you in the editors’ area. Choose your password: nobody else receives this link.',
      ],
      button: 'Choose my password',
      after: `It works once, until ${until} (Paris time). After that, ask whoever manages the accounts for another.`,
      why: 'Whoever manages the accounts opened yours with this address.',
    }),
    reset: (name, until) => ({
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${name},`,
        'At the request of whoever manages the accounts, you can choose a new password for the editors’ area.',
      ],
      button: 'Choose my password',
      after: `This link works once, until ${until} (Paris time). Your open sessions end then.`,
      why: 'Whoever manages the accounts asked for this link for you. If you did not want it, do nothing: your present password stays valid.',
    }),
  },
};

interface LinkMailParts {
  readonly db: Pool;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
}

/**
 * The mail with a one-time link. Its secret is generated when the mail is composed, and stored as a
 * hash: a mail composed again after a failure has a new secret, and the earlier one becomes
 * invalid.
 */
export function accountLinkMail({ db, clock, publicUrl, siteName }: LinkMailParts): MailTemplate {
  return {
    name: linkMailName,
    async render(_subject, params) {
      const id = String(params['link']);
      const link = await selectLink(db, id, clock.now());
      if (link === undefined) return undefined;
      const secret = newSecret();
      await updateLinkSecret(db, id, hashOfSecret(secret));
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const until = instantInWords(link.expires_at, locale);
      return linkMail({
        to: { address: link.email, name: link.name },
        locale,
        site: await siteName(locale),
        words: words[locale][link.purpose](link.name, until),
        url: `${publicUrl}${newPasswordPath}?key=${secret}`,
      });
    },
  };
}
