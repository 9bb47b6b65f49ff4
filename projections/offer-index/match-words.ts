import type { Locale } from '@parvis/contracts/site/locale.ts';
import { add, addAll, type BitSet, emptySet, has, sizeOf, visitMembers } from '../sets/bit-set.ts';
import { flagBits } from '../sets/posting-lists.ts';
import type { QueryTerm } from '../words/query-terms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { addMatches, type PrefixMatches } from './prefix-matches.ts';
import { prefixMatch, type Scorer } from './score-words.ts';
import type { TextIndex } from './text-index.ts';
import { findCorrected, findWord, offersWithPair, type WordMatches } from './word-matches.ts';

/** The offers that have all terms. */
export interface MatchedWords {
  readonly set: BitSet;
  /** By offer, for the offers of the set, until the next search; undefined unless requested. */
  readonly scores: Float32Array | undefined;
  readonly corrected: string | undefined;
}

export interface WordQuery {
  readonly terms: readonly QueryTerm[];
  readonly locale: Locale;
  /** Undefined unless scores are requested. */
  readonly scorer: Scorer | undefined;
  readonly prefixes: PrefixMatches;
}

/** A term as words of the vocabulary: an offer has it if it has all words of one alternative. */
interface TermMatches {
  /** What was typed comes first, if any offer has it. */
  readonly alternatives: readonly (readonly WordMatches[])[];
  /** Whether the first alternative is what was typed. */
  readonly isTyped: boolean;
  readonly offers: number;
}

/**
 * Finds the offers of a set that have all terms; a word that is in no offer, and for which nothing
 * else stands, is corrected.
 */
export function matchWords(index: TextIndex, query: WordQuery, live: BitSet): MatchedWords {
  const { terms, locale, scorer } = query;
  const matched = terms.map((term) => findTerm(index, term, live));
  scorer?.start(locale, live.length * 32, sizeOf(live));
  // For a single word, rarity does not affect the order.
  const isAlone = matched.length === 1 && matched[0]?.alternatives.length === 1;
  let set = live;
  for (const term of matched.toSorted((one, other) => one.offers - other.offers))
    set = offersWithTerm(index, term, set, { ...query, isAlone });
  const corrections = matched
    .flatMap(({ alternatives }) => alternatives[0] ?? [])
    .flatMap(({ corrected }) => corrected ?? []);
  const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
  return { set, scores: scorer?.scores, corrected };
}

function findTerm(index: TextIndex, { words, others }: QueryTerm, live: BitSet): TermMatches {
  const typed = findAll(index, words, live);
  const instead = others.flatMap((each) => {
    const found = findAll(index, each, live);
    return found === undefined ? [] : [found];
  });
  const first =
    typed ??
    (instead.length === 0
      ? words.map((word) => findWord(index, word, live) ?? findCorrected(index, word, live))
      : undefined);
  const alternatives = [...(first === undefined ? [] : [first]), ...instead];
  const offers = alternatives.reduce(
    (sum, each) => sum + Math.min(...each.map((word) => word.offers)),
    0,
  );
  return { alternatives, isTyped: first !== undefined, offers };
}

/** Returns what words match; undefined when one of them is in no offer of a set. */
function findAll(
  index: TextIndex,
  words: readonly QueryWord[],
  live: BitSet,
): readonly WordMatches[] | undefined {
  const found = words.flatMap((word) => findWord(index, word, live) ?? []);
  return found.length === words.length ? found : undefined;
}

type Matching = WordQuery & { readonly isAlone: boolean };

/** Returns the offers of a set that have a term. */
function offersWithTerm(
  index: TextIndex,
  { alternatives, isTyped }: TermMatches,
  among: BitSet,
  query: Matching,
): BitSet {
  const { scorer } = query;
  const [only] = alternatives;
  if (alternatives.length === 1 && only !== undefined)
    return offersWithAll(index, only, among, query);
  const set = emptySet(among.length * 32);
  scorer?.startTerm();
  // What stands for a word says no more than the word, however rare it is.
  const leastOffers = isTyped && only ? Math.min(...only.map((word) => word.offers)) : 0;
  for (const [at, alternative] of alternatives.entries()) {
    const words = alternative.map((word) => ({
      ...word,
      offers: Math.max(word.offers, leastOffers),
    }));
    scorer?.startAlternative();
    const found = offersWithAll(index, words, among, query);
    scorer?.endAlternative(found, { words: words.length, isTyped: isTyped && at === 0 });
    addAll(set, found);
  }
  scorer?.endTerm(set);
  return set;
}

/** Returns the offers of a set that have all words. */
function offersWithAll(
  index: TextIndex,
  words: readonly WordMatches[],
  among: BitSet,
  query: Matching,
): BitSet {
  let set = among;
  for (const word of words.toSorted((one, other) => one.offers - other.offers))
    set = offersWith(index, query.isAlone ? { ...word, offers: 0 } : word, set, query);
  return set;
}

/** Returns the offers of a set that have a word. */
function offersWith(
  index: TextIndex,
  { form: prefix, matches, pairs, offers }: WordMatches,
  among: BitSet,
  { locale, prefixes, scorer }: WordQuery,
): BitSet {
  const set = emptySet(among.length * 32);
  scorer?.begin(offers);
  for (const { form, by } of matches) {
    if (by === prefixMatch) continue;
    const length = index.lists.load(form);
    const { buffer } = index.lists;
    for (let at = 0; at < length; at += 1) {
      const posting = buffer[at] ?? 0;
      const offer = posting >>> flagBits;
      if (!has(among, offer)) continue;
      scorer?.count(posting, by, has(set, offer));
      add(set, offer);
    }
  }
  for (const pair of pairs) addPair(index, pair, { among, set, scorer });
  const forms = matches.flatMap(({ form, by }) => (by === prefixMatch ? [form] : []));
  if (forms.length > 0) {
    const byPrefix = prefixes.of(index.lists, { prefix, locale }, forms, among.length * 32);
    addMatches(byPrefix, set, among, scorer);
  }
  scorer?.end(set);
  return set;
}

interface Adding {
  readonly among: BitSet;
  readonly set: BitSet;
  readonly scorer: Scorer | undefined;
}

/** Adds the offers that have both words of a pair, those with both in a title above the others. */
function addPair(
  index: TextIndex,
  pair: WordMatches['pairs'][number],
  { among, set, scorer }: Adding,
): void {
  const found = offersWithPair(index, pair, among);
  const titled = pair.isTitleOnly
    ? found
    : offersWithPair(index, { ...pair, isTitleOnly: true }, among);
  visitMembers(found, (offer) => scorer?.keepPair(offer, has(titled, offer), has(set, offer)));
  addAll(set, found);
}
