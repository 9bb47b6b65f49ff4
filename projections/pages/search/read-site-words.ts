import type { WordSynonyms } from '@parvis/contracts/careers/offer-index.ts';
import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { readVocabulary, type Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { readSynonyms } from '../../synonyms/read-synonyms.ts';
import { interpretKeywords } from '../../words/interpret-keywords.ts';
import { combineReads } from '../offers/compose-offers.ts';
import { readShared, type SharedRead } from '../read-shared.ts';

/** What the words of searches of the site are read with: names of filter values, and synonyms. */
export interface SiteWords {
  readonly vocabulary: Vocabulary;
  readonly rules: readonly SynonymRule[];
}

/** Reads them, now or at a past position. @throws ReadModelNotServed */
export async function readSiteWords(
  db: Queryable,
  at: Position | undefined,
): Promise<SiteWords & SharedRead> {
  const [named, synonyms] = await Promise.all([
    readShared(db, at, 'vocabulary', () => readVocabulary(db, at)),
    readShared(db, at, 'synonyms', () => readSynonyms(db, at)),
  ]);
  const { vocabulary } = named;
  return { vocabulary, rules: synonyms.rules, ...combineReads([named, synonyms]) };
}

/** Returns what else stands for some of the typed words. */
export function synonymsIn(
  typed: string,
  { rules }: Pick<SiteWords, 'rules'>,
  locale: Locale,
): readonly WordSynonyms[] {
  return interpretKeywords(typed, { facets: [], synonyms: rules }, { locale }).synonyms;
}
