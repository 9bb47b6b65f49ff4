import type { Frequency } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The texts of a digest besides its entries. */
export interface DigestWords {
  readonly subject: string;
  readonly heading: string;
  readonly introduction: string;
  /** The number of further matches. */
  more(count: number): string;
  readonly button: string;
  readonly why: string;
  readonly manage: string;
  readonly unsubscribe: string;
}

export interface DigestFacts {
  readonly locale: Locale;
  readonly site: string;
  readonly frequency: Frequency;
  readonly count: number;
  /** The subject's name for the alert, if any. */
  readonly name: string;
}

const every: Record<Locale, Record<Frequency, string>> = {
  fr: {
    'at-once': 'dès qu’une offre paraît',
    daily: 'chaque jour',
    weekly: 'chaque semaine',
    monthly: 'chaque mois',
  },
  en: {
    'at-once': 'as soon as an offer appears',
    daily: 'every day',
    weekly: 'every week',
    monthly: 'every month',
  },
};

const links = {
  fr: { manage: 'Gérer cette alerte', unsubscribe: 'Ne plus recevoir ces e-mails' },
  en: { manage: 'Manage this alert', unsubscribe: 'Stop these e-mails' },
} as const;

/** The words of a job digest. */
export function jobWords({ locale, site, frequency, count, name }: DigestFacts): DigestWords {
  if (locale === 'fr') {
    const offers = count === 1 ? '1 nouvelle offre' : `${count} nouvelles offres`;
    const called = name ? `«\u00a0${name}\u00a0»` : 'votre alerte emploi';
    return {
      ...links.fr,
      subject: `${offers} pour ${called}`,
      heading: `${offers} pour ${called}`,
      introduction:
        count === 1
          ? 'Cette offre a paru depuis le dernier e-mail et répond à vos critères.'
          : 'Ces offres ont paru depuis le dernier e-mail et répondent à vos critères.',
      more: (rest) =>
        rest === 1
          ? 'Une autre offre répond à vos critères.'
          : `${rest} autres offres répondent à vos critères.`,
      button: 'Voir toutes les offres',
      why: `Vous recevez cet e-mail ${every.fr[frequency]} parce que vous avez créé et confirmé ${name ? `l’alerte ${called}` : 'une alerte emploi'} sur le site ${site}.`,
    };
  }
  const offers = count === 1 ? '1 new offer' : `${count} new offers`;
  const called = name ? `“${name}”` : 'your job alert';
  return {
    ...links.en,
    subject: `${offers} for ${called}`,
    heading: `${offers} for ${called}`,
    introduction:
      count === 1
        ? 'This offer appeared since the last e-mail and meets your criteria.'
        : 'These offers appeared since the last e-mail and meet your criteria.',
    more: (rest) =>
      rest === 1
        ? 'One more offer meets your criteria.'
        : `${rest} more offers meet your criteria.`,
    button: 'See all offers',
    why: `You get this e-mail ${every.en[frequency]} because you created and confirmed ${name ? `the alert ${called}` : 'a job alert'} on the site of ${site}.`,
  };
}

/** The words of a newsletter. */
export function newsWords({ locale, site, frequency, count }: DigestFacts): DigestWords {
  if (locale === 'fr')
    return {
      ...links.fr,
      manage: 'Gérer mon abonnement',
      subject: count === 1 ? `L’actualité de ${site}` : `${count} actualités de ${site}`,
      heading: `L’actualité de ${site}`,
      introduction: 'Voici ce que nous avons publié sur les thèmes que vous suivez.',
      more: (rest) =>
        rest === 1 ? 'Un autre article a paru.' : `${rest} autres articles ont paru.`,
      button: 'Voir toute l’actualité',
      why: `Vous recevez cet e-mail ${every.fr[frequency]} parce que vous avez demandé et confirmé la lettre d’information de ${site}.`,
    };
  return {
    ...links.en,
    manage: 'Manage my subscription',
    subject: count === 1 ? `News from ${site}` : `${count} news items from ${site}`,
    heading: `News from ${site}`,
    introduction: 'Here is what we published on the topics you follow.',
    more: (rest) => (rest === 1 ? 'One more article appeared.' : `${rest} more articles appeared.`),
    button: 'See all news',
    why: `You get this e-mail ${every.en[frequency]} because you subscribed to the newsletter of ${site}.`,
  };
}
