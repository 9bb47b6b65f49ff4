import { builtInOfferFacets } from '@parvis/contracts/careers/known-words.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { listOtherNames } from '@parvis/contracts/careers/places/place-identity.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { offerMessages } from '@parvis/contracts/messages/offers.ts';
import {
  type Facet,
  type FacetDictionary,
  facetDictionary,
} from '@parvis/contracts/site/filters/facets.ts';
import { byLocale, type Locale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { nameAt, positionRead } from '../revisioned/queries.ts';
import { offerFacetsTag } from './offer-facets-tag.ts';

/** A filter value of offers with its name and its slug. */
export interface NamedOfferFacet extends Facet<OfferGroup> {
  readonly names: Readonly<Record<Locale, string>>;
  readonly slugs: Readonly<Record<Locale, string>>;
}

/** The names of the filter values of offers, in addresses and for people. */
export interface OfferWords {
  readonly dictionaries: Readonly<Record<Locale, FacetDictionary<OfferGroup>>>;
  readonly facets: readonly NamedOfferFacet[];
  /** Returns the display name; the id of a value that was not known yet. */
  nameOf(facet: Facet<OfferGroup>, locale: Locale): string;
}

const known: readonly NamedOfferFacet[] = builtInOfferFacets.map(({ group, id, words }) => {
  const key = `offer.${group}.${id}`;
  const names = byLocale((locale) =>
    offerMessages.has(key) ? offerMessages.format(key, locale) : id,
  );
  return { group, id, names, slugs: words };
});

const slugsByLocale = locales.map((locale) => `'${locale}', slug_${locale}`).join(', ');

/**
 * Reads the names of offers' filter values, now or at a past position.
 * @throws ReadModelNotServed
 */
export async function readOfferWords(
  db: Queryable,
  at?: Position,
): Promise<{
  readonly words: OfferWords;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const [row] = await servedRows<{ position: Position; facets: readonly NamedOfferFacet[] }>(
    db,
    {
      name: nameAt('offer-words', at),
      text: `select read_position('offer-facets') as position,
        (select coalesce(json_agg(json_build_object('group', facet_group, 'id', id,
           'names', names, 'slugs', json_build_object(${slugsByLocale}))
           order by facet_group, id), '[]')
         from offer_facets.facet where $1::text is null or valid_from <= $1) as facets`,
    },
    [at ?? null],
  );
  if (row === undefined) throw new Error('expected one row with the words of offers');
  return {
    words: toOfferWords([...known, ...row.facets]),
    position: positionRead(at, row.position),
    tags: [offerFacetsTag],
  };
}

/**
 * The slugs of a place's other names, which it may have had in addresses that people kept; those
 * of towns after those of regions, because they replace them. The last slug of a facet is its own.
 */
function formerSlugs(
  facets: readonly NamedOfferFacet[],
  locale: Locale,
): readonly (readonly [slug: string, facet: Facet<OfferGroup>])[] {
  const current = new Set(facets.map(({ slugs }) => slugs[locale]));
  return (['region', 'city'] as const).flatMap((group) =>
    facets
      .filter((facet) => facet.group === group)
      .flatMap(({ id }) =>
        listOtherNames(group, id).map((name) => [toSlug(name), { group, id }] as const),
      )
      .filter(([slug]) => /[a-z]/.test(slug) && !current.has(slug)),
  );
}

function toOfferWords(facets: readonly NamedOfferFacet[]): OfferWords {
  const names = new Map(facets.map((facet) => [`${facet.group}/${facet.id}`, facet.names]));
  const dictionaries = byLocale((locale) =>
    facetDictionary<OfferGroup>([
      ...formerSlugs(facets, locale),
      ...facets.map(({ group, id, slugs }) => [slugs[locale], { group, id }] as const),
    ]),
  );
  return {
    dictionaries,
    facets,
    nameOf({ group, id }, locale) {
      const named = names.get(`${group}/${id}`);
      return named ? textIn(named, locale) : id;
    },
  };
}
