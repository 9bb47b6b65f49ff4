import { defaultPageDetails, noFacets } from '@parvis/contracts/content/details.ts';
import type { ContentHeader, HeaderOf } from '@parvis/contracts/content/header.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';

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

/** The public path of each of these headers in each language, without a parent. */
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
