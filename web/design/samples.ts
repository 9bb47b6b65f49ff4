import type { Locale } from '@parvis/contracts/site/locale.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The sample content of the specimens. */
export interface Samples {
  readonly headline: string;
  readonly lead: string;
  readonly paragraph: string;
  readonly linkWords: string;
  readonly actions: { readonly main: string; readonly other: string; readonly quiet: string };
  readonly card: { readonly tag: string; readonly title: string; readonly summary: string };
  readonly date: { readonly words: string; readonly day: string };
  readonly filters: readonly string[];
  readonly path: readonly string[];
  readonly entries: readonly Entry[];
  readonly menus: readonly {
    readonly id: string;
    readonly title: string;
    readonly choices: readonly string[];
  }[];
  readonly countries: readonly string[];
  readonly fields: {
    readonly name: string;
    readonly email: string;
    readonly emailHint: string;
    readonly emailError: string;
    readonly accept: string;
    readonly acceptError: string;
    readonly country: string;
    readonly year: string;
    readonly share: string;
  };
  readonly toasts: { readonly done: string; readonly failed: string };
  readonly ring: string;
}

const fr: Samples = {
  headline: 'Financer ce qui tient quand la mer monte',
  lead: 'Depuis 1871, la banque prête à celles et ceux qui vivent du fleuve, du port et du large.',
  paragraph:
    'Nos équipes suivent chaque chantier sur la durée : elles étaient là avant la première pierre, elles seront là quand les digues auront vieilli. Le rapport annuel en donne le détail.',
  linkWords: 'Lire le rapport annuel',
  actions: { main: 'Envoyer la demande', other: 'Enregistrer', quiet: 'Annuler' },
  card: {
    tag: 'Communiqué',
    title: 'Un prêt à vingt ans pour les digues de la Baie-Haute',
    summary:
      'Quatre communes, une banque et un calendrier : comment le chantier a trouvé son financement.',
  },
  date: { words: '12 mars 2026', day: '2026-03-12' },
  filters: ['Temps plein', 'Nantes', 'Risques et conformité'],
  path: ['Accueil', 'Le groupe', 'Engagements'],
  entries: [
    {
      id: 'ports',
      title: 'Les ports',
      text: 'Nous finançons l’électrification des quais dans onze ports d’Europe. Un navire à quai qui coupe ses moteurs, c’est une ville qui respire mieux.',
    },
    {
      id: 'fleuves',
      title: 'Les fleuves',
      text: 'Le fret fluvial émet quatre fois moins que la route. Nos prêts vont aux écluses autant qu’aux bateaux.',
    },
    {
      id: 'large',
      title: 'Le large',
      text: 'Trois parcs éoliens en mer, un seul principe : la part des riverains au capital est inscrite dans le contrat.',
    },
  ],
  menus: [
    { id: 'contrat', title: 'Contrat', choices: ['Durée indéterminée', 'Alternance', 'Stage'] },
    { id: 'lieu', title: 'Lieu', choices: ['Nantes', 'Anvers', 'Lisbonne'] },
    { id: 'metier', title: 'Métier', choices: ['Conseil', 'Risques', 'Informatique'] },
  ],
  countries: [
    'Allemagne',
    'Belgique',
    'Espagne',
    'Finlande',
    'France',
    'Grèce',
    'Irlande',
    'Italie',
    'Norvège',
    'Pays-Bas',
    'Pologne',
    'Portugal',
    'République tchèque',
    'Suède',
  ],
  fields: {
    name: 'Nom de l’alerte',
    email: 'Adresse e-mail',
    emailHint: 'Elle ne sert qu’à vous envoyer les offres.',
    emailError: 'Cette adresse est incomplète : il manque ce qui suit le point.',
    accept: 'J’accepte de recevoir cette alerte',
    acceptError: 'Cochez cette case pour créer l’alerte.',
    country: 'Pays',
    year: 'Année de fondation',
    share: 'Part variable',
  },
  toasts: {
    done: 'L’alerte « Risques à Nantes » est créée.',
    failed: 'L’alerte n’a pas pu être créée. Réessayez dans un instant.',
  },
  ring: 'Part du chantier achevée',
};

const en: Samples = {
  headline: 'Financing what holds when the sea rises',
  lead: 'Since 1871, the bank has lent to those who live by the river, the harbour and the open sea.',
  paragraph:
    'Our teams follow every project over time: they were there before the first stone, they will be there when the sea walls have aged. The annual report gives the details.',
  linkWords: 'Read the annual report',
  actions: { main: 'Send the request', other: 'Save', quiet: 'Cancel' },
  card: {
    tag: 'Press release',
    title: 'A twenty-year loan for the sea walls of Upper Bay',
    summary: 'Four towns, one bank and a timetable: how the project found its funding.',
  },
  date: { words: '12 March 2026', day: '2026-03-12' },
  filters: ['Full time', 'Nantes', 'Risk and compliance'],
  path: ['Home', 'The group', 'Commitments'],
  entries: [
    {
      id: 'ports',
      title: 'Harbours',
      text: 'We finance shore power on the quays of eleven European harbours. A ship that cuts its engines in port is a city that breathes more easily.',
    },
    {
      id: 'fleuves',
      title: 'Rivers',
      text: 'River freight emits a quarter of what roads do. Our loans go to locks as much as to barges.',
    },
    {
      id: 'large',
      title: 'The open sea',
      text: 'Three wind farms offshore, one principle: the share held by neighbours is written into the contract.',
    },
  ],
  menus: [
    { id: 'contrat', title: 'Contract', choices: ['Permanent', 'Apprenticeship', 'Internship'] },
    { id: 'lieu', title: 'Place', choices: ['Nantes', 'Antwerp', 'Lisbon'] },
    { id: 'metier', title: 'Profession', choices: ['Advice', 'Risk', 'Technology'] },
  ],
  countries: [
    'Belgium',
    'Czechia',
    'Finland',
    'France',
    'Germany',
    'Greece',
    'Ireland',
    'Italy',
    'Netherlands',
    'Norway',
    'Poland',
    'Portugal',
    'Spain',
    'Sweden',
  ],
  fields: {
    name: 'Name of the alert',
    email: 'E-mail address',
    emailHint: 'It is used to send you the offers, nothing else.',
    emailError: 'This address is incomplete: what follows the dot is missing.',
    accept: 'I agree to receive this alert',
    acceptError: 'Tick this box to create the alert.',
    country: 'Country',
    year: 'Founding year',
    share: 'Variable share',
  },
  toasts: {
    done: 'The alert “Risk in Nantes” has been created.',
    failed: 'The alert could not be created. Try again in a moment.',
  },
  ring: 'Share of the works completed',
};

/** The sample content by language. */
export const samplesIn: Readonly<Record<Locale, Samples>> = { fr, en };
