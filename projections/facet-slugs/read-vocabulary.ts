import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  type Facet,
  type FacetDictionary,
  type FacetGroup,
  facetDictionary,
} from '@parvis/contracts/site/filters/facets.ts';
import { byLocale, type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { facetCode } from '../content-state/facet-code.ts';
import { searchedWords } from '../filtered-lists/list-words.ts';
import type { NamedValue } from '../filtered-lists/named-value.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';
import { facetsTag } from './facets-tag.ts';

/** The names of filter values, in addresses and for people. */
export interface Vocabulary {
  readonly dictionaries: Readonly<Record<Locale, FacetDictionary>>;
  /** Returns the display name; the id of a value that nobody named. */
  nameOf(facet: Facet, locale: Locale): string;
  /**
   * Returns the ids of a group in the order in which editors arranged them; without those that they
   * did not arrange.
   */
  orderOf(group: FacetGroup): readonly string[];
  /** Returns every value that has a name to search by, including keywords. */
  namedIn(locale: Locale): readonly NamedValue[];
}

interface WordRow {
  readonly slug: string;
  readonly locale: Locale;
  readonly group: FacetGroup;
  readonly id: string;
}

interface FacetRow {
  readonly group: FacetName['group'];
  readonly id: string;
  readonly names: FacetName['names'] | null;
}

interface OrderRow {
  readonly group: FacetGroup;
  readonly ids: readonly string[];
}

/** Reads the whole vocabulary, now or at a past position. @throws ReadModelNotServed */
export async function readVocabulary(
  db: Queryable,
  at?: Position,
): Promise<{
  readonly vocabulary: Vocabulary;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const [row] = await servedRows<{
    position: Position;
    words: readonly WordRow[];
    facets: readonly FacetRow[];
    orders: readonly OrderRow[];
  }>(
    db,
    {
      name: nameAt('facet-vocabulary', at),
      text: `select read_position('facet-slugs') as position,
        (select coalesce(json_agg(json_build_object('slug', slug, 'locale', locale,
           'group', facet_group, 'id', id) order by valid_from, slug), '[]') from facet_slugs.word
         where $1::text is null or valid_from <= $1) as words,
        (select coalesce(json_agg(json_build_object('group', facet_group, 'id', id,
           'names', names) order by facet_group, id), '[]') from facet_slugs.facet
         where ${isValidAt('facet', at)}) as facets,
        (select coalesce(json_agg(json_build_object('group', facet_group, 'ids', ids)), '[]')
         from facet_slugs.arranged where ${isValidAt('arranged', at)}) as orders`,
    },
    [at ?? null],
  );
  if (row === undefined) throw new Error('expected one row with the vocabulary');
  return {
    vocabulary: toVocabulary(row),
    position: positionRead(at, row.position),
    tags: [facetsTag],
  };
}

function toVocabulary({
  words,
  facets,
  orders,
}: {
  readonly words: readonly WordRow[];
  readonly facets: readonly FacetRow[];
  readonly orders: readonly OrderRow[];
}): Vocabulary {
  const names = new Map(facets.map((facet) => [facetCode(facet.group, facet.id), facet.names]));
  const dictionaries = byLocale((locale) =>
    facetDictionary(
      words
        .filter((word) => word.locale === locale)
        .map(({ slug, group, id }) => [slug, { group, id }]),
    ),
  );
  const arranged = new Map(orders.map(({ group, ids }) => [group, ids]));
  const named = new Map<Locale, readonly NamedValue[]>();
  return {
    dictionaries,
    nameOf(facet, locale) {
      const texts = names.get(facetCode(facet.group, facet.id));
      return texts ? textIn(texts, locale) : facet.id;
    },
    orderOf: (group) => arranged.get(group) ?? [],
    namedIn(locale) {
      const known = named.get(locale);
      if (known !== undefined) return known;
      const made = facets.map((facet) => ({
        code: facetCode(facet.group, facet.id),
        words: searchedWords(facet.names ? textIn(facet.names, locale) : facet.id),
      }));
      named.set(locale, made);
      return made;
    },
  };
}
