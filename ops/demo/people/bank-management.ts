import type { DemoPerson } from '../demo-content.ts';

/** The management of the six banks and the fund manager. */
export const bankManagement: readonly DemoPerson[] = [
  {
    key: 'rouzic',
    on: '2024-01-16',
    firstName: 'Maëlle',
    lastName: 'Rouzic',
    order: 110,
    fr: {
      role: `Directrice générale de la Banque de Basse-Loire`,
      summary: `Ingénieure navale, elle finance les bateaux qu’elle aurait aimé construire.`,
      biography: `
Maëlle Rouzic a dessiné des coques à Lorient pendant huit ans. Un refus de prêt, adressé à son chantier, l’a conduite à la banque : elle voulait voir qui l’avait signé. Elle l’a rencontré, puis remplacé.

Elle dirige la Banque de Basse-Loire depuis 2020.`,
    },
    en: {
      role: `Chief executive of Banque de Basse-Loire`,
      summary: `A naval architect, she finances the boats she would have liked to build.`,
      biography: `
Maëlle Rouzic drew hulls in Lorient for eight years. A refusal of a loan, sent to her yard, led her to the bank: she wanted to see who had signed it. She met him, then took his place.

She has run Banque de Basse-Loire since 2020.`,
    },
  },
  {
    key: 'darricau',
    on: '2024-01-16',
    firstName: 'Xavier',
    lastName: 'Darricau',
    order: 120,
    fr: {
      role: `Directeur général de la Caisse de la Gironde`,
      summary: `Archiviste avant d’être banquier, il cherche dans les registres de 1880 les prêts de demain.`,
      biography: `
Chartiste, Xavier Darricau est entré à la Caisse pour en classer les archives. Il y a trouvé le prêt de campagne, oublié depuis 1952, l’a proposé au conseil, et n’est plus reparti.

Il la dirige depuis 2018 et préside le port fluvial de Langon.`,
    },
    en: {
      role: `Chief executive of Caisse de la Gironde`,
      summary: `An archivist before he was a banker, he looks for tomorrow’s loans in the ledgers of 1880.`,
      biography: `
A graduate of the École des chartes, Xavier Darricau joined the Caisse to sort its archives. There he found the harvest loan, forgotten since 1952, put it to the board, and never left.

He has run it since 2018 and chairs the river port of Langon.`,
    },
  },
  {
    key: 'vandamme',
    on: '2024-01-16',
    firstName: 'Joris',
    lastName: 'Van Damme',
    order: 130,
    isSpokesperson: true,
    fr: {
      role: `Directeur général de Scheldebank`,
      summary: `Fils de batelier, il a ouvert des agences sur les marchés et une de l’autre côté de la frontière.`,
      biography: `
Joris Van Damme est né à bord, entre Liège et Terneuzen. Il a étudié les mathématiques à Gand, puis enseigné, avant d’entrer à Scheldebank en 2003 comme analyste de crédit.

Il la dirige depuis 2019 et coordonne, pour le Groupe, le financement des ports.`,
      quotation: `Le modèle ne savait pas que le fournisseur était l’Escaut.`,
    },
    en: {
      role: `Chief executive of Scheldebank`,
      summary: `A bargee’s son, he has opened branches on market squares and one across the border.`,
      biography: `
Joris Van Damme was born on board, between Liège and Terneuzen. He studied mathematics in Ghent, then taught, before joining Scheldebank in 2003 as a credit analyst.

He has run it since 2019 and coordinates the financing of ports for the Group.`,
      quotation: `The model did not know that the supplier was the Scheldt.`,
    },
  },
  {
    key: 'albers',
    on: '2024-01-16',
    firstName: 'Henning',
    lastName: 'Albers',
    order: 140,
    fr: {
      role: `Directeur général d’Elbe-Sparverein`,
      summary: `Il prête au logement de Hambourg moins cher et plus longtemps que personne.`,
      biography: `
Henning Albers a grandi dans une cité-jardin d’Altona, construite par la banque qu’il dirige. Urbaniste, puis adjoint au logement du district, il a rejoint Elbe-Sparverein en 2014 et en a pris la tête en 2021.

Il sert la soupe populaire de la banque un jeudi sur deux.`,
    },
    en: {
      role: `Chief executive of Elbe-Sparverein`,
      summary: `He lends to Hamburg’s housing at a lower price and for longer than anybody.`,
      biography: `
Henning Albers grew up in a garden suburb of Altona, built by the bank he now runs. A town planner, then the district’s deputy for housing, he joined Elbe-Sparverein in 2014 and took the helm in 2021.

He serves in the bank’s soup kitchen every other Thursday.`,
    },
  },
  {
    key: 'sequeira',
    on: '2024-01-16',
    firstName: 'Miguel',
    lastName: 'Sequeira',
    order: 150,
    fr: {
      role: `Directeur général de Banco do Douro`,
      summary: `Il a rouvert les contrats collectifs des pêcheurs, et y a fait entrer les jeunes acheteurs.`,
      biography: `
Économiste, Miguel Sequeira a passé quinze ans au fonds européen de la pêche avant de revenir à Porto, sa ville, en 2016. Il croit aux garanties que l’on se donne entre voisins.

Il dirige Banco do Douro depuis 2022.`,
    },
    en: {
      role: `Chief executive of Banco do Douro`,
      summary: `He reopened the fishermen’s collective contracts, and let young buyers in.`,
      biography: `
An economist, Miguel Sequeira spent fifteen years at the European fisheries fund before returning to Porto, his home town, in 2016. He believes in sureties that neighbours give each other.

He has run Banco do Douro since 2022.`,
    },
  },
  {
    key: 'pryce',
    on: '2024-01-16',
    firstName: 'Rosalind',
    lastName: 'Pryce',
    order: 160,
    fr: {
      role: `Directrice générale de Severn Mutual`,
      summary: `Elle a prêté sur la foi d’un annuaire des marées, et sur celle d’un annuaire tout court.`,
      biography: `
Rosalind Pryce, née à Chepstow, a été agricultrice, puis conseillère agricole de la mutuelle. Elle connaît chaque ferme inondable entre Gloucester et Newport.

Elle dirige Severn Mutual depuis 2017.`,
    },
    en: {
      role: `Chief executive of Severn Mutual`,
      summary: `She has lent on the strength of a tide table, and on that of an address book.`,
      biography: `
Rosalind Pryce, born in Chepstow, was a farmer, then the mutual’s farming adviser. She knows every farm that floods between Gloucester and Newport.

She has run Severn Mutual since 2017.`,
    },
  },
  {
    key: 'lindqvist',
    on: '2024-01-16',
    firstName: 'Clara',
    lastName: 'Lindqvist',
    order: 170,
    isSpokesperson: true,
    fr: {
      role: `Directrice d’Estuaire Gestion`,
      summary: `Elle publie chaque ligne de chaque fonds sous un mois, et répond à ceux qui la contestent.`,
      biography: `
Après vingt ans de gestion à Copenhague et à Londres, Clara Lindqvist a accepté Estuaire Gestion, en 2020, à une condition : pouvoir tout montrer. Elle gère aujourd’hui 94 milliards d’euros avec 140 personnes.

Elle enseigne une matinée par semaine à l’université de Nantes.`,
      quotation: `Un fonds est une liste de courses ; il est étrange qu’on vous en cache le ticket.`,
    },
    en: {
      role: `Head of Estuaire Gestion`,
      summary: `She publishes every line of every fund within a month, and answers those who dispute them.`,
      biography: `
After twenty years of fund management in Copenhagen and London, Clara Lindqvist took on Estuaire Gestion in 2020, on one condition: being allowed to show everything. She now manages €94 billion with 140 people.

She teaches one morning a week at the university of Nantes.`,
      quotation: `A fund is a shopping list; it is odd to hide the receipt.`,
    },
  },
];
