import { sampleNewsHeader } from '../sample-news.ts';
import { type SamplePage, samplePage } from '../sample-pages.ts';

const topPages = 6;
const sectionsBelowEach = 4;
const firstDay = Date.parse('2026-11-01T00:00:00Z');
const dayMs = 86_400_000;

/** A page with the slugs of the pages above it. */
export interface PlacedPage extends SamplePage {
  readonly above: readonly string[];
}

export interface SampleNews {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  /** YYYY-MM-DD, different for each. */
  readonly publishedOn: string;
  readonly types: readonly string[];
  readonly regions: readonly string[];
}

/** The facets of news, with the number of their values. */
export const facetSizes = { types: 8, regions: 6 } as const;
export type SampleFacet = keyof typeof facetSizes;
export const sampleFacets = ['types', 'regions'] as const satisfies readonly SampleFacet[];

/** The values of a facet, as content stores them, with their names. */
export function valuesOf(facet: SampleFacet) {
  return Array.from({ length: facetSizes[facet] }, (_, index) => ({
    id: `${facet}-${index}`,
    name: `${facet} ${index}`,
  }));
}

/** The pages of the menu: some at the top, each with sections below it. */
export const menuPages: readonly { readonly top: PlacedPage; readonly below: PlacedPage[] }[] =
  Array.from({ length: topPages }, (_, index) => {
    const slug = `rubrique-${index}`;
    const below = Array.from({ length: sectionsBelowEach }, (__, number) => ({
      ...samplePage(`${slug}-${number}`),
      above: [slug],
    }));
    return { top: { ...samplePage(slug), above: [] }, below };
  });
const sections = menuPages.flatMap(({ below }) => below);

/** Returns different pages, evenly below the sections. */
export function pagesNamed(name: string, count: number): readonly PlacedPage[] {
  return Array.from({ length: count }, (_, index) => {
    const section = sections[index % sections.length];
    const above = section ? [...section.above, section.slug] : [];
    return { ...samplePage(`${name}-p${index}`), above };
  });
}

export function pathOf({ above, slug }: PlacedPage): string {
  return `/${[...above, slug].join('/')}`;
}

/** Returns the title of a page with this slug. */
export const titleOf = (slug: string): string => samplePage(slug).title;

/** Returns a news item, which depends only on its number: the lower, the newer. */
export function newsNumber(number: number): SampleNews {
  const { title, slug, summary, types = [], regions = [] } = sampleNewsHeader(number);
  const publishedOn = new Date(firstDay - number * dayMs).toISOString().slice(0, 10);
  return { title, slug, summary, publishedOn, types, regions };
}
