import type { Position } from '@parvis/contracts/log/position.ts';
import {
  type Facet,
  type FacetDictionary,
  type FacetGroup,
  facetDictionary,
} from '@parvis/contracts/site/filters/facets.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { facetsTag } from './facets-tag.ts';

/** What filter values are called, in addresses and to people. */
export interface Vocabulary {
  readonly dictionaries: Readonly<Record<Locale, FacetDictionary>>;
  /** What visitors read; the id of a value that nobody named. */
  nameOf(facet: Facet, locale: Locale): string;
}

interface WordRow {
  readonly slug: string;
  readonly locale: Locale;
  readonly group: FacetGroup;
  readonly id: string;
  readonly name: string | null;
}

/** Reads the whole vocabulary as it is now. @throws ReadModelNotServed */
export async function readVocabulary(db: Queryable): Promise<{
  readonly vocabulary: Vocabulary;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const [row] = await servedRows<{ position: Position; words: readonly WordRow[] }>(
    db,
    {
      name: 'facet-vocabulary',
      text: `select read_position('facet-slugs') as position,
        (select coalesce(json_agg(json_build_object('slug', slug, 'locale', locale,
           'group', word.facet_group, 'id', word.id, 'name', facet.names->>word.locale)), '[]')
         from facet_slugs.word word join facet_slugs.facet facet
           on facet.facet_group = word.facet_group and facet.id = word.id) as words`,
    },
    [],
  );
  if (row === undefined) throw new Error('the vocabulary is read in one row');
  return { vocabulary: vocabularyOf(row.words), position: row.position, tags: [facetsTag] };
}

function vocabularyOf(words: readonly WordRow[]): Vocabulary {
  const names = new Map(words.map((word) => [nameKey(word, word.locale), word.name ?? word.id]));
  const [fr, en] = locales.map((locale) =>
    facetDictionary(
      words
        .filter((word) => word.locale === locale)
        .map(({ slug, group, id }) => [slug, { group, id }]),
    ),
  );
  if (!fr || !en) throw new Error('there are two languages');
  return {
    dictionaries: { fr, en },
    nameOf: (facet, locale) => names.get(nameKey(facet, locale)) ?? facet.id,
  };
}

function nameKey({ group, id }: Facet, locale: Locale): string {
  return `${locale}/${group}/${id}`;
}
