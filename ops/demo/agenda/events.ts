import type { DemoNews } from '../demo-content.ts';

/** The agenda: past and future events, in the order in which they were announced. */
export const events: readonly DemoNews[] = [
  {
    key: 'agenda/meeting-2024',
    on: '2024-04-16',
    nature: 'event',
    from: '2024-06-20T08:00:00.000Z',
    to: '2024-06-20T15:30:00.000Z',
    image: 'islands-ebb',
    category: 'group-life',
    countries: ['belgium'],
    entities: ['estuaire-group'],
    keywords: ['cooperative'],
    fr: {
      title: `Assemblée générale 2024, à Anvers`,
      summary: `Comptes de 2023, renouvellement de quatre administrateurs, rémunération des dirigeants. Waagnatie, quai 1.`,
      body: `
Ouverture des portes à 9 heures, début des travaux à 10 heures. Les sociétaires peuvent voter sur place, par correspondance ou dans leur agence jusqu’au 17 juin.

L’ordre du jour compte douze résolutions. Traduction simultanée en cinq langues ; boucle magnétique dans toute la halle.`,
    },
    en: {
      title: `General meeting 2024, in Antwerp`,
      summary: `Accounts for 2023, renewal of four directors, pay of the management. Waagnatie, quay 1.`,
      body: `
Doors open at 09:00; the meeting begins at 10:00. Members can vote on the spot, by post or in their branch until 17 June.

The agenda has twelve resolutions. Interpreting in five languages; induction loop throughout the hall.`,
    },
  },
  {
    key: 'agenda/meeting-2025',
    on: '2025-03-20',
    nature: 'event',
    from: '2025-05-22T08:30:00.000Z',
    to: '2025-05-22T16:00:00.000Z',
    image: 'currents',
    category: 'group-life',
    countries: ['portugal'],
    entities: ['estuaire-group', 'banco-do-douro'],
    keywords: ['cooperative', 'artificial-intelligence'],
    fr: {
      title: `Assemblée générale 2025, à Porto`,
      summary: `Comptes de 2024, élection du conseil et article 12 des statuts, sur l’intelligence artificielle. Alfândega.`,
      body: `
L’après-midi est consacré au débat sur l’article 12. Chaque sociétaire peut s’inscrire à l’entrée pour une prise de parole de deux minutes.

Une garderie est ouverte de 9 heures à 18 heures, rua Nova da Alfândega.`,
    },
    en: {
      title: `General meeting 2025, in Porto`,
      summary: `Accounts for 2024, election of the board and article 12 of the articles of association, on artificial intelligence. Alfândega.`,
      body: `
The afternoon is given to the debate on article 12. Every member can put their name down at the entrance, to speak for two minutes.

A nursery is open from 09:00 to 18:00, rua Nova da Alfândega.`,
    },
  },
  {
    key: 'agenda/pilots-house',
    on: '2025-09-30',
    nature: 'event',
    from: '2025-10-22T09:00:00.000Z',
    to: '2025-10-22T16:00:00.000Z',
    image: 'estuary',
    category: 'solidarity',
    regions: ['bay-of-biscay'],
    countries: ['france'],
    entities: ['fondation-estuaire'],
    keywords: ['heritage'],
    fr: {
      title: `Réouverture de la maison des pilotes, à Paimbœuf`,
      summary: `Visites, démonstration de godille et lecture du registre de 1868. Entrée libre toute la journée.`,
      body: `
La maison ouvre à 11 heures, quai Boulay-Paty. Les visites partent toutes les demi-heures, par groupes de quinze.

À 15 heures, lecture publique du premier registre par les élèves du collège Louise-Michel. À 17 heures, les canots sortent, si le vent le permet.`,
    },
    en: {
      title: `Reopening of the pilots’ house, in Paimbœuf`,
      summary: `Visits, sculling and a reading of the ledger of 1868. Admission is free all day.`,
      body: `
The house opens at 11:00, quai Boulay-Paty. Tours leave every half hour, in groups of fifteen.

At 15:00, pupils of the Louise-Michel school will read the first ledger aloud. At 17:00 the boats go out, if the wind allows.`,
    },
  },
  {
    key: 'agenda/meeting-2026',
    on: '2026-03-24',
    nature: 'event',
    from: '2026-05-21T08:00:00.000Z',
    to: '2026-05-21T16:30:00.000Z',
    image: 'winds',
    category: 'group-life',
    countries: ['france'],
    entities: ['estuaire-group', 'banque-de-basse-loire'],
    keywords: ['cooperative'],
    fr: {
      title: `Assemblée générale 2026, à Saint-Nazaire`,
      summary: `Comptes de 2025 et vote du plan « Grand Large 2030 ». Alvéole 14 de la base sous-marine.`,
      body: `
Le texte du plan, tel que les six soirées de mars et d’avril l’auront modifié, sera envoyé à chaque sociétaire le 30 avril.

Le vote a lieu à 17 heures. Des navettes relient la gare à la base toutes les dix minutes.`,
    },
    en: {
      title: `General meeting 2026, in Saint-Nazaire`,
      summary: `Accounts for 2025 and vote on the plan “Open Water 2030”. Alvéole 14, submarine base.`,
      body: `
The text of the plan, as amended in the six evenings of March and April, will be sent to every member on 30 April.

The vote takes place at 17:00. Shuttles link the station and the base every ten minutes.`,
    },
  },
  {
    key: 'agenda/solstice',
    on: '2026-05-27',
    nature: 'event',
    from: '2026-06-21T17:12:00.000Z',
    to: '2026-06-21T22:00:00.000Z',
    image: 'tides-day',
    category: 'solidarity',
    regions: ['bay-of-biscay', 'north-sea', 'celtic-sea', 'iberian-coast'],
    countries: ['france', 'belgium', 'germany', 'portugal', 'united-kingdom'],
    entities: ['fondation-estuaire'],
    keywords: ['heritage', 'young-people'],
    fr: {
      title: `Étales, concert du solstice dans six ports`,
      summary: `Cinq cents enfants chantent à marée haute, de Bristol à Hambourg. Entrée libre.`,
      body: `
Chaque chœur commence quand la mer est pleine chez lui : 19 h 12 à Bristol, 19 h 50 à Saint-Nazaire, 20 h 30 à Bordeaux, 20 h 45 à Porto, 22 h 20 à Anvers, 23 h 40 à Hambourg.

Il n’y a pas de places assises. Apportez de quoi vous asseoir, et de quoi vous couvrir.`,
    },
    en: {
      title: `Slack Waters, a solstice concert in six ports`,
      summary: `Five hundred children sing at high water, from Bristol to Hamburg. Admission is free.`,
      body: `
Each choir begins when the sea is high where it stands: 19:12 in Bristol, 19:50 in Saint-Nazaire, 20:30 in Bordeaux, 20:45 in Porto, 22:20 in Antwerp, 23:40 in Hamburg.

There are no seats. Bring something to sit on, and something to keep warm.`,
    },
  },
  {
    key: 'agenda/twenty-four-hours',
    on: '2026-09-01',
    nature: 'event',
    from: '2026-09-28T13:00:00.000Z',
    to: '2026-09-29T15:00:00.000Z',
    image: 'tides',
    category: 'group-life',
    countries: ['france', 'belgium', 'germany', 'portugal', 'united-kingdom'],
    entities: ['estuaire-group'],
    keywords: ['heritage'],
    fr: {
      title: `Vingt-quatre heures d’estuaire`,
      summary: `La plus forte marée de l’année, vécue dans six ports et racontée en direct.`,
      body: `
Dans chaque port, un point d’accueil est ouvert toute la nuit : soupe, couvertures et longues-vues.

À Marennes, la traversée à pied part à 16 h 30, avec un guide ; l’inscription est obligatoire, à l’agence ou par courriel.`,
    },
    en: {
      title: `Twenty-four hours on the estuary`,
      summary: `The strongest tide of the year, lived in six ports and told live.`,
      body: `
In each port a place is open all night: soup, blankets and telescopes.

In Marennes, the crossing on foot leaves at 16:30, with a guide; you must register, in the branch or by e-mail.`,
    },
  },
  {
    key: 'agenda/apprentice-forum',
    on: '2026-10-06',
    nature: 'event',
    from: '2026-12-03T09:00:00.000Z',
    to: '2026-12-03T17:00:00.000Z',
    image: 'lights',
    category: 'careers',
    regions: ['bay-of-biscay'],
    countries: ['france'],
    entities: ['banque-de-basse-loire', 'estuaire-group'],
    keywords: ['apprenticeship', 'young-people'],
    fr: {
      title: `Forum de l’apprentissage, à Nantes`,
      summary: `Quarante tuteurs, autant d’apprentis et un simulateur de guichet. Sans rendez-vous et sans lettre.`,
      body: `
On vient comme on est, avec ses parents si l’on veut. Chaque métier a sa table, tenue par un apprenti de deuxième année ; le tuteur se tait, sauf si on l’interroge.

Les premiers entretiens pour la rentrée de 2027 se tiennent sur place, à partir de 14 heures. Cité des congrès, hall 2.`,
    },
    en: {
      title: `Apprenticeship fair, in Nantes`,
      summary: `Forty mentors, as many apprentices and a counter to practise at. No appointment, no letter.`,
      body: `
Come as you are, with your parents if you like. Each trade has its table, kept by a second-year apprentice; the mentor keeps quiet unless asked.

The first interviews for autumn 2027 are held on the spot, from 14:00. Cité des congrès, hall 2.`,
    },
  },
  {
    key: 'agenda/building-by-the-water',
    on: '2026-10-20',
    nature: 'event',
    from: '2027-01-21T08:30:00.000Z',
    to: '2027-01-22T16:00:00.000Z',
    image: 'sandbanks',
    category: 'climate-coast',
    regions: ['bay-of-biscay'],
    domains: ['home-renovation'],
    countries: ['france'],
    entities: ['caisse-de-la-gironde', 'estuaire-group'],
    keywords: ['flooding', 'renovation'],
    fr: {
      title: `Bâtir au bord de l’eau : deux jours pour décider où`,
      summary: `Maires, assureurs, architectes et habitants se réunissent à Bordeaux autour d’une seule question : quoi construire, et jusqu’à quand ?`,
      body: `
Le premier jour est consacré aux cartes, le second aux contrats. Inês Tavares y présentera le nouveau calcul des familles exposées.

- Jeudi : lire un risque, le dire, le partager.
- Vendredi : acheter, louer, quitter.

Inscription gratuite, dans la limite de 400 places. Hangar 14, quai des Chartrons.`,
    },
    en: {
      title: `Building by the water: two days to decide where`,
      summary: `Mayors, insurers, architects and residents meet in Bordeaux around a single question: what to build, and until when?`,
      body: `
The first day is for maps, the second for contracts. Inês Tavares will present the new reckoning of families exposed.

- Thursday: reading a risk, telling it, sharing it.
- Friday: buying, renting, leaving.

Registration is free, up to 400 places. Hangar 14, quai des Chartrons.`,
    },
  },
  {
    key: 'agenda/members-evening-bristol',
    on: '2026-10-28',
    nature: 'event',
    from: '2026-12-10T18:30:00.000Z',
    to: '2026-12-10T21:00:00.000Z',
    image: 'swell',
    category: 'group-life',
    regions: ['celtic-sea'],
    countries: ['united-kingdom'],
    entities: ['severn-mutual'],
    keywords: ['cooperative'],
    fr: {
      title: `Soirée des sociétaires, à Bristol`,
      summary: `Rosalind Pryce répond aux questions sur la crue de 2025, les éoliennes flottantes et les agences.`,
      body: `
Deux heures de questions, sans diaporama. Celles qui n’auront pas trouvé de réponse recevront la leur par écrit avant Noël.

M Shed, Princes Wharf. Accès de plain-pied ; interprétation en langue des signes.`,
    },
    en: {
      title: `Members’ evening, in Bristol`,
      summary: `Rosalind Pryce answers questions about the flood of 2025, floating turbines and branches.`,
      body: `
Two hours of questions, without slides. Those that find no answer will be answered in writing before Christmas.

M Shed, Princes Wharf. Step-free access; sign language interpreting.`,
    },
  },
  {
    key: 'agenda/results-2026',
    on: '2026-11-03',
    nature: 'event',
    from: '2027-02-25T07:30:00.000Z',
    to: '2027-02-25T09:00:00.000Z',
    image: 'soundings',
    category: 'results',
    types: ['financial-release'],
    entities: ['estuaire-group'],
    keywords: ['dividend'],
    fr: {
      title: `Résultats annuels 2026 : présentation`,
      summary: `Aminata Diallo commente les comptes et les douze chiffres du plan, puis répond aux questions de tous.`,
      body: `
La présentation est transmise en direct et en cinq langues. Les questions des sociétaires passent avant celles des analystes.

Le communiqué paraîtra le même jour à 7 h 30.`,
    },
    en: {
      title: `Annual results 2026: presentation`,
      summary: `Aminata Diallo comments on the accounts and the twelve figures of the plan, then takes questions from everybody.`,
      body: `
The presentation is broadcast live and in five languages. Members’ questions come before those of analysts.

The release will be out on the same day at 07:30, Paris time.`,
    },
  },
  {
    key: 'agenda/map-and-ledger',
    on: '2026-11-10',
    nature: 'event',
    from: '2027-03-18T09:00:00.000Z',
    to: '2027-05-30T16:00:00.000Z',
    image: 'estuary-night',
    category: 'solidarity',
    regions: ['bay-of-biscay'],
    countries: ['france'],
    entities: ['fondation-estuaire', 'caisse-de-la-gironde'],
    keywords: ['heritage'],
    fr: {
      title: `La carte et le registre, une exposition`,
      summary: `Quarante cartes marines et quarante livres de comptes : comment on mesurait l’eau et l’argent, de 1700 à 1914.`,
      body: `
Chaque carte est accrochée face au registre qui l’a payée. On découvre qu’un banc de sable coûtait, en 1783, le prix de deux navires.

Maison des pilotes, à Paimbœuf, du mercredi au dimanche, de 10 heures à 17 heures. Commissaire : Xavier Darricau.`,
    },
    en: {
      title: `The map and the ledger, an exhibition`,
      summary: `Forty charts and forty account books: how water and money were measured, from 1700 to 1914.`,
      body: `
Each chart hangs opposite the ledger that paid for it. In 1783, it turns out, a sandbank cost the price of two ships.

The pilots’ house, Paimbœuf, Wednesday to Sunday, from 10:00 to 17:00. Curator: Xavier Darricau.`,
    },
  },
  {
    key: 'agenda/meeting-2027',
    on: '2026-11-12',
    nature: 'event',
    from: '2027-05-20T08:00:00.000Z',
    to: '2027-05-20T16:00:00.000Z',
    image: 'harbour',
    category: 'group-life',
    countries: ['germany'],
    entities: ['estuaire-group', 'elbe-sparverein'],
    keywords: ['cooperative', 'parity'],
    fr: {
      title: `Assemblée générale 2027, à Hambourg`,
      summary: `Première revue du plan « Grand Large 2030 » et élection de la moitié du conseil. Fischauktionshalle.`,
      body: `
Huit sièges d’administrateur sont à pourvoir. Les candidatures sont reçues jusqu’au 15 février, dans toute agence ; aucune expérience bancaire n’est demandée.

Les douze chiffres du plan seront publiés trois semaines avant l’assemblée.`,
    },
    en: {
      title: `General meeting 2027, in Hamburg`,
      summary: `First review of the plan “Open Water 2030” and election of half the board. Fischauktionshalle.`,
      body: `
Eight seats on the board are open. Applications are received until 15 February, in any branch; no experience of banking is asked for.

The twelve figures of the plan will be published three weeks before the meeting.`,
    },
  },
];
