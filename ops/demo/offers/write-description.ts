import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { BlockNode, ListItem, RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SeededRandom } from '../../random/seeded-random.ts';
import { type BilingualSentence, bilingual } from './domain.ts';
import type { Ingredients } from './ingredients.ts';

const headings = {
  missions: bilingual('Vos missions', 'What you will do'),
  profile: bilingual('Votre profil', 'Who you are'),
  offered: bilingual('Ce que nous vous devons', 'What we owe you'),
} as const;

const remoteWords: Readonly<Record<Ingredients['remote'], BilingualSentence>> = {
  'on-site': bilingual(
    'Le poste s’exerce sur place, avec un jour de télétravail par mois pour les travaux de fond',
    'The work is done on site, with a day a month at home for deeper work',
  ),
  hybrid: bilingual('Deux jours de télétravail par semaine', 'Two days a week from home'),
  remote: bilingual(
    'Vous travaillez d’où vous voulez dans le pays, et rejoignez l’équipe trois jours par trimestre',
    'You work from wherever you like in the country, and join the team three days a quarter',
  ),
};

const contractWords: Readonly<Partial<Record<Ingredients['contract'], BilingualSentence>>> = {
  'fixed-term': bilingual(
    'Un contrat de douze mois, que nous souhaitons prolonger',
    'A contract of twelve months, which we hope to extend',
  ),
  temporary: bilingual(
    'Une mission de six mois, à pourvoir vite',
    'An assignment of six months, to begin soon',
  ),
  apprenticeship: bilingual(
    'Deux ans en alternance, avec un tuteur volontaire qui dispose d’une demi-journée par semaine',
    'Two years as an apprentice, with a mentor who volunteered and has half a day a week for you',
  ),
  internship: bilingual(
    'Six mois de stage, et une vraie mission à présenter à la fin',
    'Six months as an intern, with real work to present at the end',
  ),
  vie: bilingual(
    'Dix-huit mois à l’étranger, avec une aide au logement',
    'Eighteen months abroad, with help to find a home',
  ),
  graduate: bilingual(
    'Dix-huit mois dans trois équipes et deux banques, avant de choisir la vôtre',
    'Eighteen months in three teams and two banks, before you choose your own',
  ),
};

const common: readonly BilingualSentence[] = [
  bilingual(
    'Un salaire fixé par une grille publique, revu chaque année en mars',
    'Pay set by a public scale and reviewed every March',
  ),
  bilingual(
    'Six mois de congé de proche aidant, rémunérés',
    'Six months of paid leave to care for a relative',
  ),
  bilingual(
    'Le droit de ne pas répondre après dix-huit heures trente',
    'The right not to answer after half past six in the evening',
  ),
  bilingual('Trente-huit heures de formation par an', 'Thirty-eight hours of training a year'),
  bilingual(
    'Tous les trois ans, trois mois possibles dans une autre banque du Groupe',
    'Every three years, the chance of three months in another bank of the Group',
  ),
];

const process = bilingual(
  'Deux entretiens, jamais plus, dont un avec la personne qui vous encadrera. Vous recevez une réponse sous trente jours. Tous nos postes sont ouverts aux personnes en situation de handicap.',
  'Two interviews, never more, one of them with the person who will lead you. You have an answer within thirty days. All our jobs are open to people with disabilities.',
);

/**
 * Returns the description of an offer, in both languages: the employer, the work, the profile and
 * the benefits.
 */
export function descriptionOf(
  { domain, employer, remote, contract }: Ingredients,
  random: SeededRandom,
): Offer['description'] {
  const team = random.oneOf(domain.teams);
  const missions = random.shuffled(domain.missions).slice(0, random.between(4, 6));
  const profile = random.shuffled(domain.profile).slice(0, random.between(3, 4));
  const terms = contractWords[contract];
  const offered = [...(terms ? [terms] : []), remoteWords[remote]];
  const others = random.shuffled(common).slice(0, 3);
  const inLanguage = (locale: Locale): RichText => ({
    type: 'doc',
    content: [
      paragraph(employer.about[locale]),
      paragraph({ fr: `Vous rejoignez ${team.fr}.`, en: `You join ${team.en}.` }[locale]),
      heading(headings.missions[locale]),
      list(missions, locale),
      heading(headings.profile[locale]),
      list(profile, locale),
      heading(headings.offered[locale]),
      list([...offered, ...others], locale),
      paragraph(process[locale]),
    ],
  });
  return { fr: inLanguage('fr'), en: inLanguage('en') };
}

function paragraph(text: string): BlockNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function heading(text: string): BlockNode {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function list(items: readonly BilingualSentence[], locale: Locale): BlockNode {
  const content = items.map((item): ListItem => {
    return { type: 'listItem', content: [paragraph(item[locale])] };
  });
  return { type: 'bulletList', content };
}
