import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { type BilingualSentence, bilingual } from './domain.ts';

/** A place of work: coordinates by GeoNames, regions by their local names. */
export type Workplace = Required<Omit<OfferPlace, 'continent' | 'postalCode' | 'street'>>;

/** A company of the Group that offers jobs. */
export interface Employer {
  readonly name: string;
  /** The percentage of offers that come from it. */
  readonly share: number;
  /** The paragraph about it in its offers. */
  readonly about: BilingualSentence;
  /** The first is its headquarters, where most of its employees work. */
  readonly places: readonly Workplace[];
}

function at(
  country: string,
  region: string,
  city: string,
  latitude: number,
  longitude: number,
): Workplace {
  return { country, region, city, latitude, longitude };
}

const loire = 'Pays de la Loire';
const brittany = 'Bretagne';
const aquitaine = 'Nouvelle-Aquitaine';
const holstein = 'Schleswig-Holstein';

export const employers: readonly Employer[] = [
  {
    name: 'Banque de Basse-Loire',
    share: 31,
    about: bilingual(
      'Née chez les pilotes de la Loire en 1868, la Banque de Basse-Loire sert 1,9 million de clients dans 318 agences et finance chantiers, éoliennes et marais.',
      'Born among the pilots of the Loire in 1868, Banque de Basse-Loire serves 1.9 million customers in 318 branches and finances shipyards, wind turbines and marshes.',
    ),
    places: [
      at('FR', loire, 'Saint-Nazaire', 47.2796, -2.2099),
      at('FR', loire, 'Nantes', 47.2172, -1.5534),
      at('FR', loire, 'Angers', 47.4738, -0.5477),
      at('FR', loire, 'La Roche-sur-Yon', 46.6667, -1.4333),
      at('FR', loire, 'Cholet', 47.059, -0.8795),
      at('FR', loire, 'Guérande', 47.3291, -2.4283),
      at('FR', brittany, 'Rennes', 48.112, -1.6743),
      at('FR', brittany, 'Vannes', 47.6579, -2.7557),
      at('FR', brittany, 'Lorient', 47.7459, -3.3664),
      at('FR', brittany, 'Quimper', 48, -4.1),
    ],
  },
  {
    name: 'Caisse de la Gironde',
    share: 24,
    about: bilingual(
      'Banque des vignerons, des ostréiculteurs et des bateliers depuis 1874, la Caisse de la Gironde tient les comptes de 1,6 million de clients, du Médoc au Pays basque.',
      'The bank of winegrowers, oyster farmers and bargees since 1874, Caisse de la Gironde keeps the accounts of 1.6 million customers, from the Médoc to the Basque country.',
    ),
    places: [
      at('FR', aquitaine, 'Bordeaux', 44.8404, -0.5805),
      at('FR', aquitaine, 'Libourne', 44.9145, -0.2419),
      at('FR', aquitaine, 'Arcachon', 44.6613, -1.1725),
      at('FR', aquitaine, 'Pauillac', 45.2002, -0.7488),
      at('FR', aquitaine, 'Mont-de-Marsan', 43.8902, -0.4971),
      at('FR', aquitaine, 'Bayonne', 43.4932, -1.473),
      at('FR', aquitaine, 'Pau', 43.3112, -0.3558),
      at('FR', aquitaine, 'Agen', 44.202, 0.6206),
    ],
  },
  {
    name: 'Scheldebank',
    share: 14,
    about: bilingual(
      'Fondée à Anvers en 1891 par des courtiers en grain, Scheldebank compte 1,3 million de clients, et s’étend en Zélande depuis 2025.',
      'Founded in Antwerp in 1891 by grain brokers, Scheldebank has 1.3 million customers, and has been in Zeeland too since 2025.',
    ),
    places: [
      at('BE', 'Vlaanderen', 'Antwerpen', 51.2205, 4.4003),
      at('BE', 'Vlaanderen', 'Gent', 51.05, 3.7167),
      at('BE', 'Vlaanderen', 'Mechelen', 51.0257, 4.4776),
      at('BE', 'Vlaanderen', 'Brugge', 51.2089, 3.2242),
      at('NL', 'Zeeland', 'Middelburg', 51.5, 3.6139),
      at('NL', 'Zeeland', 'Vlissingen', 51.4425, 3.5736),
    ],
  },
  {
    name: 'Elbe-Sparverein',
    share: 12,
    about: bilingual(
      'Fondée en 1902 par un syndicat de dockers, Elbe-Sparverein compte 1,2 million de clients de Cuxhaven à Kiel, au service du logement et du vent.',
      'Founded in 1902 by a dockers’ union, Elbe-Sparverein has 1.2 million customers from Cuxhaven to Kiel, and works for housing and for wind.',
    ),
    places: [
      at('DE', 'Hamburg', 'Hamburg', 53.5507, 9.993),
      at('DE', 'Niedersachsen', 'Cuxhaven', 53.8683, 8.699),
      at('DE', 'Niedersachsen', 'Stade', 53.5934, 9.4763),
      at('DE', holstein, 'Kiel', 54.3213, 10.1349),
      at('DE', holstein, 'Itzehoe', 53.921, 9.5153),
      at('DK', 'Syddanmark', 'Esbjerg', 55.4703, 8.4519),
    ],
  },
  {
    name: 'Banco do Douro',
    share: 8,
    about: bilingual(
      'À Porto depuis 1911, Banco do Douro est la banque des coopératives, des pêcheurs, des vignerons et désormais des premiers acheteurs.',
      'In Porto since 1911, Banco do Douro is the bank of cooperatives, of fishermen and winegrowers, and now of first-time buyers.',
    ),
    places: [
      at('PT', 'Norte', 'Porto', 41.1496, -8.611),
      at('PT', 'Norte', 'Matosinhos', 41.1821, -8.6891),
      at('PT', 'Norte', 'Braga', 41.5503, -8.42),
      at('PT', 'Norte', 'Viana do Castelo', 41.6932, -8.8329),
      at('PT', 'Centro', 'Aveiro', 40.6443, -8.6455),
      at('ES', 'Galicia', 'Vigo', 42.2328, -8.7226),
      at('ES', 'Euskadi', 'Bilbao', 43.2627, -2.9253),
    ],
  },
  {
    name: 'Severn Mutual',
    share: 6,
    about: bilingual(
      'La plus jeune de nos banques réunit 600 000 sociétaires de part et d’autre de la Severn, et prête aux fermes galloises comme aux chantiers du Devon.',
      'The youngest of our banks has 600,000 members on both sides of the Severn, and lends to Welsh farms and to the yards of Devon.',
    ),
    places: [
      at('GB', 'England', 'Bristol', 51.4552, -2.5966),
      at('GB', 'England', 'Gloucester', 51.8657, -2.2431),
      at('GB', 'England', 'Exeter', 50.7236, -3.5275),
      at('GB', 'Wales', 'Cardiff', 51.48, -3.18),
      at('GB', 'Wales', 'Swansea', 51.6208, -3.9432),
      at('IE', 'Munster', 'Cork', 51.898, -8.4706),
    ],
  },
  {
    name: 'Groupe Estuaire',
    share: 5,
    about: bilingual(
      'Six banques, une parole donnée. Le Groupe Estuaire réunit ce qui leur est commun, les fonds propres, les systèmes et la trésorerie.',
      'Six banks, one promise. Estuaire Group holds what they share, capital, systems and treasury.',
    ),
    places: [
      at('FR', loire, 'Saint-Nazaire', 47.2796, -2.2099),
      at('FR', loire, 'Nantes', 47.2172, -1.5534),
      at('FR', aquitaine, 'La Rochelle', 46.1667, -1.15),
      at('DE', 'Hamburg', 'Hamburg', 53.5507, 9.993),
      at('BE', 'Vlaanderen', 'Antwerpen', 51.2205, 4.4003),
      at('DK', 'Syddanmark', 'Esbjerg', 55.4703, 8.4519),
    ],
  },
];
