import { defaultPageDetails, noFacets } from '../details.ts';
import { type ContentHeader, type HeaderOf, headerOfKind } from '../header.ts';
import type { ContentKind } from '../kinds.ts';

/** A header of every kind, with fixed values; the slug is the kind's name. */
export const headers: { readonly [K in ContentKind]: HeaderOf<K> } = {
  chapter: { kind: 'chapter', title: 'Le groupe', slug: 'chapter', order: 2 },
  focus: { kind: 'focus', title: 'L’estuaire en direct', slug: 'focus', live: true, splash: false },
  news: {
    kind: 'news',
    title: 'Résultats annuels',
    slug: 'news',
    nature: 'press-release',
    publishedOn: '2026-02-12',
    category: 'finance',
    ...noFacets,
    types: ['resultats'],
    regions: ['europe'],
    countries: ['france', 'belgique'],
  },
  page: {
    ...defaultPageDetails,
    title: 'Qui sommes-nous ?',
    slug: 'page',
    publishedOn: '2026-03-01',
    category: 'finance',
    domains: ['epargne'],
  },
  personality: {
    kind: 'personality',
    firstName: 'Ada',
    lastName: 'Morel',
    slug: 'personality',
    role: 'Directrice générale',
    isSpokesperson: true,
    order: 1,
    socialLinks: [],
  },
};

const facets = {
  category: 'careers',
  types: ['report'],
  regions: ['channel'],
  domains: ['digital'],
  countries: ['france'],
  entities: ['scheldebank'],
  keywords: ['training'],
};
const common = {
  slug: 'metiers',
  summary: 'Sept jours',
  imageId: 'img000000001',
  imageAlt: { kind: 'own', text: 'Deux apprenties au poste de pilotage' },
};
const titled = { ...common, title: 'La semaine des métiers' };

/** A header of each kind with every possible field. */
export const fullHeaders: Readonly<Record<ContentKind, ContentHeader>> = {
  chapter: headerOfKind('chapter', { ...titled, parentId: 'pg0000000002', order: 3 }),
  focus: headerOfKind('focus', { ...titled, live: true, splash: true }),
  news: headerOfKind('news', {
    ...titled,
    ...facets,
    nature: 'event',
    publishedOn: '2026-10-12',
    eventStart: '2026-10-12T08:00:00.000Z',
    eventEnd: '2026-10-12T18:00:00.000Z',
    author: 'Anne Riou',
    pressContact: { name: 'Anne Riou', email: 'a.riou@estuaire.example', phone: '01 02' },
  }),
  page: headerOfKind('page', {
    ...titled,
    ...facets,
    parentId: 'pg0000000002',
    applicantProfile: 2,
    campaign: { list: 'news', filters: { categories: ['careers'] } },
    order: 3,
    publishedOn: '2026-10-12',
  }),
  personality: headerOfKind('personality', {
    ...common,
    firstName: 'Anne',
    lastName: 'Riou',
    role: 'Directrice',
    isSpokesperson: true,
    order: 2,
    socialLinks: [{ network: 'Mastodon', url: 'https://social.example/@anne' }],
  }),
};

/** The public path of each of the first headers in each language, without a parent. */
export const pathsOfHeaders: Readonly<
  Record<ContentKind, { readonly fr: string; readonly en: string }>
> = {
  chapter: { fr: '/chapter', en: '/en/chapter' },
  focus: { fr: '/focus/focus', en: '/en/focus/focus' },
  news: { fr: '/actualite/news', en: '/en/news/news' },
  page: { fr: '/page', en: '/en/page' },
  personality: {
    fr: '/groupe/gouvernance/personality',
    en: '/en/group/governance/personality',
  },
};

/** Returns the same header under another slug. */
export function withSlug(header: ContentHeader, slug: string): ContentHeader {
  return { ...header, slug };
}
