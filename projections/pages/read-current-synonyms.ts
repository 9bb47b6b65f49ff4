import { builtInSynonyms } from '@parvis/contracts/careers/built-in-synonyms.ts';
import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { SharedRead } from './read-shared.ts';

/** The rules of synonyms that searches follow; they have no position while nobody edits them. */
export type CurrentSynonyms = { readonly rules: readonly SynonymRule[] } & Partial<SharedRead>;

/** Reads the rules of synonyms, now or at a past position. */
export async function readCurrentSynonyms(
  _db: Queryable,
  _at?: Position,
): Promise<CurrentSynonyms> {
  return { rules: builtInSynonyms };
}
