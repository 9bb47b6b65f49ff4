import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { exactPlacePhrases } from '../offer-facets/place-phrases.ts';
import { placeVocabulary } from '../offer-facets/place-words.ts';
import {
  type NamedOfferFacet,
  type OfferWords,
  readOfferWords,
} from '../offer-facets/read-offer-words.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { readSynonyms } from '../synonyms/read-synonyms.ts';
import type { SharedRead } from './read-shared.ts';

/** The names of filter values, and what stands for other words: what keywords are read with. */
export interface SearchWords extends OfferWords {
  readonly facets: readonly (NamedOfferFacet & { readonly phrases: readonly string[] })[];
  readonly synonyms: readonly SynonymRule[];
}

/**
 * Reads what the keywords of searches for offers may mean, now or at a past position.
 * @throws ReadModelNotServed
 */
export async function readSearchWords(
  db: Queryable,
  at?: Position,
): Promise<{ readonly words: SearchWords } & SharedRead> {
  const [named, current] = await Promise.all([readOfferWords(db, at), readSynonyms(db, at)]);
  await placeVocabulary.load(named.words.facets);
  const facets = named.words.facets.map((facet) => ({
    ...facet,
    phrases: exactPlacePhrases(facet),
  }));
  return {
    words: { ...named.words, facets, synonyms: current.rules },
    position: earliest([named.position, current.position]),
    tags: [...named.tags, ...current.tags],
  };
}
