import {
  type FacetDictionary,
  type FacetGroup,
  facetDictionary,
  facetGroups,
} from '@parvis/contracts/site/filters/facets.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';

/** A value's name in each language; its slug is derived from that name. */
type Term = Readonly<Record<Locale, string>>;

/** Filter groups, and the free keywords of news. */
export type VocabularyGroup = FacetGroup | 'keywords';

function term(fr: string, en: string): Term {
  return { fr, en };
}

/**
 * The filter values of Estuaire. The details of a content item (types, regions, category…) contain
 * the ids, the same in both languages. A value that is not here was created by an editor and is
 * shown by its id.
 */
export const vocabulary = {
  types: {
    announcement: term('Annonce', 'Announcement'),
    explainer: term('Décryptage', 'Explainer'),
    figures: term('Chiffres', 'Figures'),
    interview: term('Entretien', 'Interview'),
    opinion: term('Tribune', 'Opinion'),
    portrait: term('Portrait', 'Profile'),
    report: term('Reportage', 'Report'),
    'corporate-release': term('Communiqué institutionnel', 'Corporate release'),
    'financial-release': term('Communiqué financier', 'Financial release'),
  },
  regions: {
    baltic: term('Baltique', 'Baltic'),
    'bay-of-biscay': term('Golfe de Gascogne', 'Bay of Biscay'),
    'celtic-sea': term('Mer Celtique', 'Celtic Sea'),
    channel: term('Manche', 'Channel'),
    'iberian-coast': term('Côte ibérique', 'Iberian coast'),
    'north-sea': term('Mer du Nord', 'North Sea'),
  },
  domains: {
    'asset-management': term('Gestion d’épargne', 'Asset management'),
    'corporate-banking': term('Banque des entreprises', 'Corporate banking'),
    digital: term('Numérique et données', 'Digital and data'),
    'fisheries-food': term('Pêche et agroalimentaire', 'Fisheries and food'),
    'home-renovation': term('Rénovation de l’habitat', 'Home renovation'),
    'marine-energy': term('Énergies marines', 'Marine energy'),
    'ports-logistics': term('Ports et logistique', 'Ports and logistics'),
    'retail-banking': term('Banque de détail', 'Retail banking'),
  },
  countries: {
    belgium: term('Belgique', 'Belgium'),
    denmark: term('Danemark', 'Denmark'),
    france: term('France', 'France'),
    germany: term('Allemagne', 'Germany'),
    ireland: term('Irlande', 'Ireland'),
    netherlands: term('Pays-Bas', 'Netherlands'),
    portugal: term('Portugal', 'Portugal'),
    spain: term('Espagne', 'Spain'),
    'united-kingdom': term('Royaume-Uni', 'United Kingdom'),
  },
  categories: {
    careers: term('Carrières', 'Careers'),
    'climate-coast': term('Climat et littoral', 'Climate and coast'),
    economy: term('Économie des ports', 'Port economy'),
    'group-life': term('Vie du Groupe', 'Group life'),
    housing: term('Habitat', 'Housing'),
    innovation: term('Innovation', 'Innovation'),
    results: term('Résultats', 'Results'),
    solidarity: term('Solidarité et culture', 'Solidarity and culture'),
  },
  entities: {
    'banco-do-douro': term('Banco do Douro', 'Banco do Douro'),
    'banque-de-basse-loire': term('Banque de Basse-Loire', 'Banque de Basse-Loire'),
    'caisse-de-la-gironde': term('Caisse de la Gironde', 'Caisse de la Gironde'),
    'elbe-sparverein': term('Elbe-Sparverein', 'Elbe-Sparverein'),
    'estuaire-gestion': term('Estuaire Gestion', 'Estuaire Gestion'),
    'estuaire-group': term('Groupe Estuaire', 'Estuaire Group'),
    'fondation-estuaire': term('Fondation Estuaire', 'Fondation Estuaire'),
    scheldebank: term('Scheldebank', 'Scheldebank'),
    'severn-mutual': term('Severn Mutual', 'Severn Mutual'),
  },
  keywords: {
    accessibility: term('accessibilité', 'accessibility'),
    apprenticeship: term('apprentissage', 'apprenticeships'),
    'artificial-intelligence': term('intelligence artificielle', 'artificial intelligence'),
    biodiversity: term('biodiversité', 'biodiversity'),
    branches: term('agences', 'branches'),
    cooperative: term('coopération', 'cooperative'),
    cybersecurity: term('cybersécurité', 'cybersecurity'),
    dividend: term('dividende', 'dividend'),
    fishing: term('pêche', 'fishing'),
    flooding: term('submersion', 'flooding'),
    heritage: term('patrimoine', 'heritage'),
    'inland-waterways': term('fluvial', 'inland waterways'),
    loans: term('crédit', 'loans'),
    marshes: term('marais', 'marshes'),
    'offshore-wind': term('éolien en mer', 'offshore wind'),
    parity: term('parité', 'parity'),
    payments: term('paiements', 'payments'),
    renovation: term('rénovation', 'renovation'),
    savings: term('épargne', 'savings'),
    shipbuilding: term('construction navale', 'shipbuilding'),
    'shore-power': term('courant à quai', 'shore power'),
    training: term('formation', 'training'),
    'young-people': term('jeunesse', 'young people'),
  },
} as const satisfies Readonly<Record<VocabularyGroup, Readonly<Record<string, Term>>>>;

/** The ids of one group. */
export type TermOf<G extends VocabularyGroup> = keyof (typeof vocabulary)[G] & string;

/** Returns the display name of a filter value; undefined for one that is not Estuaire's. */
export function nameOfTerm(group: VocabularyGroup, id: string, locale: Locale): string | undefined {
  const terms: Readonly<Record<string, Term>> = vocabulary[group];
  return terms[id]?.[locale];
}

/** Returns the slugs of these filter values in one language. */
export function vocabularyDictionary(locale: Locale): FacetDictionary {
  return facetDictionary(
    facetGroups.flatMap((group) =>
      Object.entries<Term>(vocabulary[group]).map(
        ([id, names]) => [toSlug(names[locale]), { group, id }] as const,
      ),
    ),
  );
}
