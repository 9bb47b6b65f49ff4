import { type OfferGroup, placeGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { listOtherNames } from '@parvis/contracts/careers/places/place-identity.ts';
import { typedFacetWords } from '@parvis/contracts/careers/typed-facets.ts';
import type { Facet } from '@parvis/contracts/site/filters/facets.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { PhraseTable } from './phrase-table.ts';

/** A facet with its names, and its words in addresses. */
export interface FacetWithNames extends Facet<OfferGroup> {
  readonly names: Readonly<Record<Locale, string>>;
  readonly slugs: Readonly<Record<Locale, string>>;
  /** What else names it as a whole: a place by its postal codes. */
  readonly phrases?: readonly string[];
}

/**
 * The groups whose facets are recognised in keywords; of two with the same name, the more common
 * meaning first: the city of Luxembourg is in the country.
 */
const recognised: readonly OfferGroup[] = [
  'contract',
  'country',
  'city',
  'region',
  'continent',
  'experience',
  'working_time',
  'remote',
];
const places: ReadonlySet<OfferGroup> = new Set(placeGroups);

/** The words by which facets of offers are typed. */
export type FacetPhrases = PhraseTable<Facet<OfferGroup>>;

const memory = new WeakMap<readonly FacetWithNames[], FacetPhrases>();

/** Returns the facets by their names and other words, in every language. */
export function facetPhrases(facets: readonly FacetWithNames[]): FacetPhrases {
  const known = memory.get(facets) ?? toTable(facets);
  memory.set(facets, known);
  return known;
}

/** Returns the facets of the group that is most likely meant. */
export function meantFacets(facets: readonly Facet<OfferGroup>[]): readonly Facet<OfferGroup>[] {
  const group = recognised.find((one) => facets.some((facet) => facet.group === one));
  return facets.filter((facet) => facet.group === group);
}

function toTable(facets: readonly FacetWithNames[]): FacetPhrases {
  const table: FacetPhrases = new PhraseTable();
  const byId = new Map(facets.map(({ group, id }) => [`${group}/${id}`, { group, id }]));
  for (const { group, ids, words } of typedFacetWords) {
    const meant = ids.flatMap((id) => byId.get(`${group}/${id}`) ?? []);
    for (const facet of meant) for (const phrase of words) addWithPlural(table, phrase, facet);
  }
  for (const { group, id, names, slugs, phrases = [] } of facets) {
    const facet = byId.get(`${group}/${id}`);
    if (facet === undefined || !recognised.includes(group)) continue;
    for (const locale of locales) {
      table.add(names[locale], facet);
      // The slug of a place may have a number, or be shorter than its name.
      if (!places.has(group)) table.add(slugs[locale], facet);
    }
    for (const name of [...otherNames({ group, id }), ...phrases]) table.add(name, facet);
  }
  return table;
}

/** Returns the other names of a place; a number or two letters may mean too much else. */
function otherNames({ group, id }: Facet<OfferGroup>): readonly string[] {
  if (group !== 'region' && group !== 'city') return [];
  return listOtherNames(group, id).filter((name) => /\p{L}{3}/u.test(name));
}

function addWithPlural(table: FacetPhrases, phrase: string, facet: Facet<OfferGroup>): void {
  table.add(phrase, facet);
  if (!phrase.includes(' ')) table.add(`${phrase}s`, facet);
}
