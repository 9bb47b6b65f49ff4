import type { AlertType } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { LinkMailWords } from '../../outbox/mail-layout/link-mail.ts';

/** Lets the owner of an address confirm an alert. @param name as it was typed */
export function confirmationWords(
  locale: Locale,
  type: AlertType,
  { name, site }: { readonly name: string; readonly site: string },
): LinkMailWords {
  const isNews = type === 'newsletter';
  if (locale === 'fr')
    return {
      subject: isNews
        ? 'Confirmez votre inscription à la lettre d’information'
        : 'Confirmez votre alerte emploi',
      heading: isNews ? 'Votre lettre d’information' : 'Votre alerte emploi',
      paragraphs: [
        isNews
          ? `Vous avez demandé à recevoir la lettre d’information de ${site}. Confirmez votre inscription\u00a0: rien ne vous est envoyé avant.`
          : `Vous avez demandé l’alerte «\u00a0${name}\u00a0» sur le site ${site}. Confirmez-la\u00a0: rien ne vous est envoyé avant.`,
      ],
      button: isNews ? 'Confirmer mon inscription' : 'Confirmer mon alerte',
      after: 'Ce lien est valable sept jours.',
      why: 'Quelqu’un a saisi votre adresse sur notre site. Si ce n’est pas vous, ne faites rien\u00a0: votre adresse est effacée au bout de sept jours.',
    };
  return {
    subject: isNews ? 'Confirm your subscription to the newsletter' : 'Confirm your job alert',
    heading: isNews ? 'Your newsletter' : 'Your job alert',
    paragraphs: [
      isNews
        ? `You asked for the newsletter of ${site}. Confirm your subscription: nothing is sent to you before.`
        : `You asked for the alert “${name}” on the site of ${site}. Confirm it: nothing is sent to you before.`,
    ],
    button: isNews ? 'Confirm my subscription' : 'Confirm my alert',
    after: 'This link works for seven days.',
    why: 'Somebody typed your address on our site. If it was not you, do nothing: your address is erased after seven days.',
  };
}

/** Leads to one's alerts. */
export function manageWords(locale: Locale, site: string): LinkMailWords {
  if (locale === 'fr')
    return {
      subject: 'Le lien vers vos alertes',
      heading: 'Vos alertes',
      paragraphs: [`Voici le lien qui ouvre vos alertes et abonnements sur le site ${site}.`],
      button: 'Ouvrir mes alertes',
      after: 'Ce lien sert une seule fois, dans les trente jours.',
      why: 'Quelqu’un a demandé ce lien pour votre adresse. Si ce n’est pas vous, ne faites rien\u00a0: lui seul ouvre vos alertes.',
    };
  return {
    subject: 'The link to your alerts',
    heading: 'Your alerts',
    paragraphs: [`This link opens your alerts and subscriptions on the site of ${site}.`],
    button: 'Open my alerts',
    after: 'It works once, within thirty days.',
    why: 'Somebody asked for this link for your address. If it was not you, do nothing: nothing else opens your alerts.',
  };
}
