import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type {
  ClosedOffer,
  ListedOffer,
  OfferPage,
  OffersList,
} from '@parvis/contracts/careers/offer-views.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';

/** Returns the id of the nth offer. */
export function offerId(place: number): OfferId {
  return offerIdSchema.parse(`0ffer${String(place).padStart(7, '0')}`);
}

const base = '/emploi-carriere/toutes-offres-emploi';

const inNantes = {
  continent: 'Europe',
  country: 'France',
  region: 'Pays de la Loire',
  city: 'Nantes',
};

/** Returns an open offer in Nantes. */
export function listedOffer(place: number, changes: Partial<ListedOffer> = {}): ListedOffer {
  return {
    id: offerId(place),
    path: `/emploi-carriere/offre-emploi/${offerId(place)}-analyste-credit`,
    title: 'Analyste crédit',
    writtenIn: 'fr',
    facts: {
      contract: 'CDI',
      domain: 'Risques',
      entity: 'Banque de Loire',
      experience: 'De 3 à 6 ans d’expérience',
      working_time: 'Temps plein',
      remote: 'Télétravail partiel',
    },
    places: [inNantes],
    facets: {
      contract: 'permanent',
      domain: 'risk',
      entity: 'banque-de-loire',
      experience: 'confirmed',
      working_time: 'full-time',
      remote: 'hybrid',
    },
    salary: { minimum: 38_000, maximum: 45_000, currency: 'EUR', per: 'year' },
    publishedAt: '2026-03-12T08:00:00.000Z',
    closesAt: '2026-05-01T21:59:59.000Z',
    distanceKm: undefined,
    ...changes,
  };
}

const contract = (slug: string, name: string, results: number, isChosen = false) => ({
  slug,
  name,
  results,
  isChosen,
  isHeld: false,
});

/** The offers of one contract. */
export const offersListPage: OffersList = {
  locale: 'fr',
  address: `${base}/cdi`,
  base,
  reset: base,
  campaign: undefined,
  state: toListState({ facets: { contract: ['permanent'] } }, offerGroups),
  sort: 'date',
  groups: [
    {
      group: 'contract',
      options: [contract('cdi', 'CDI', 2, true), contract('stage', 'Stage', 5)],
    },
    {
      group: 'country',
      options: [contract('france', 'France', 2), contract('espagne', 'Espagne', 0)],
    },
    { group: 'city', options: [contract('nantes', 'Nantes', 2)] },
  ],
  active: [{ of: 'contract', name: 'CDI', hrefWithout: base, isHeld: false }],
  entries: [listedOffer(1), listedOffer(2, { title: 'Head of data', writtenIn: 'en' })],
  total: 2,
  countries: 1,
  pages: 1,
  hrefOf: (page) => `${base}/cdi?page=${page}`,
  sorts: [{ sort: 'date', href: `${base}/cdi` }],
  radii: [],
  corrected: undefined,
  most: [],
  areNewest: false,
  similar: [],
  nearby: [],
  feed: '/careers/rss/offers?contract=cdi',
  mapHref: `${base}/cdi?view=map`,
  isIndexed: true,
  isSearchUnavailable: false,
};

const description: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Vous étudiez les dossiers <des> armateurs & des chantiers.' },
      ],
    },
    {
      type: 'bulletList',
      content: ['Analyser les comptes', 'Proposer une décision'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
};

const listed = listedOffer(1);

/** An open offer on its page. */
export const offerPage: OfferPage = {
  id: listed.id,
  path: listed.path,
  reference: 'CWS-2026-0412',
  title: listed.title,
  description,
  writtenIn: 'fr',
  written: [
    { locale: 'fr', path: listed.path },
    { locale: 'en', path: `/en/careers/job-offer/${listed.id}-credit-analyst` },
  ],
  facts: listed.facts,
  facets: listed.facets,
  places: [
    {
      place: {
        continent: 'europe',
        country: 'FR',
        region: 'Pays de la Loire',
        city: 'Nantes',
        latitude: 47.2173,
        longitude: -1.5534,
      },
      names: inNantes,
    },
  ],
  salary: { minimum: 38_000, maximum: 45_000, currency: 'EUR', per: 'year' },
  publishedAt: listed.publishedAt,
  closesAt: listed.closesAt,
  related: [2, 3, 4, 5].map((place) => ({
    offer: listedOffer(place),
    shares: ['contract', 'country', 'city'],
    sharesWords: true,
  })),
};

/** An offer that was closed, with one that is open. */
export const closedOffer: ClosedOffer = {
  path: listed.path,
  title: listed.title,
  writtenIn: 'fr',
  closedAt: '2026-05-01T22:00:00.000Z',
  closest: offerPage.related.slice(0, 1),
  list: `${base}/risques`,
};

/** The front page of careers. */
export const careersLanding: CareersLanding = {
  locale: 'fr',
  path: '/emploi-carriere',
  offers: base,
  total: 1_248,
  countries: 14,
  places: [
    {
      name: 'Nantes',
      country: 'France',
      href: `${base}/nantes`,
      results: 212,
      latitude: 47.2173,
      longitude: -1.5534,
    },
    {
      name: 'Anvers',
      country: 'Belgique',
      href: `${base}/anvers`,
      results: 96,
      latitude: 51.2199,
      longitude: 4.4035,
    },
    {
      name: 'Porto',
      country: 'Portugal',
      href: `${base}/porto`,
      results: 58,
      latitude: 41.1496,
      longitude: -8.611,
    },
  ],
  domains: [
    { name: 'Risques', href: `${base}/risques`, results: 120 },
    { name: 'Données', href: `${base}/donnees`, results: 84 },
  ],
  contracts: [{ name: 'CDI', href: `${base}/cdi`, results: 900 }],
  newest: [listedOffer(1), listedOffer(2)],
  pages: [],
  people: [],
  news: [],
  isSearchUnavailable: false,
};
