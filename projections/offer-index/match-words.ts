import type { Locale } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, emptySet, has, sizeOf } from '../sets/bit-set.ts';
import { flagBits } from '../sets/posting-lists.ts';
import { finishedWord, type QueryWord } from '../words/query-words.ts';
import { allowedTypos } from '../words/typos.ts';
import { addMatches, type PrefixMatches } from './prefix-matches.ts';
import { exactMatch, inflectionMatch, prefixMatch, type Scorer } from './score-words.ts';
import type { TextIndex } from './text-index.ts';

/** A single letter is the prefix of some word in nearly every offer. */
const minPrefixLength = 2;

/** A word of an offer that matches a word of the query. */
interface WordMatch {
  readonly form: number;
  readonly by: number;
}

interface WordMatches {
  /** As typed; its prefix matches are looked up by this form. */
  readonly form: string;
  readonly matches: readonly WordMatch[];
  /** The number of offers with these words; removed offers count until compaction. */
  readonly offers: number;
}

/** The offers that have all words. */
export interface MatchedWords {
  readonly set: BitSet;
  /** By offer, for the offers of the set, until the next search; undefined unless requested. */
  readonly scores: Float32Array | undefined;
  readonly corrected: string | undefined;
}

export interface WordQuery {
  readonly words: readonly QueryWord[];
  readonly locale: Locale;
  /** Undefined unless scores are requested. */
  readonly scorer: Scorer | undefined;
  readonly prefixes: PrefixMatches;
}

/** Finds the offers of a set that have all words; a word without matches is corrected. */
export function matchWords(index: TextIndex, query: WordQuery, live: BitSet): MatchedWords {
  const { words, locale, scorer } = query;
  const corrections: string[] = [];
  const matched = words.map((word): WordMatches => {
    const matches = matchesOf(index, word);
    if (isAnywhere(index, matches, live))
      return { form: word.form, matches, offers: offersHaving(index, matches) };
    const form = closestForm(index, word.form, live);
    if (form === undefined) return { form: word.form, matches: [], offers: 0 };
    const correction = index.vocabulary.spellingOf(form);
    corrections.push(correction);
    const meant = matchesOf(index, finishedWord(correction));
    return { form: word.form, matches: meant, offers: offersHaving(index, meant) };
  });
  const size = live.length * 32;
  scorer?.start(locale, size, sizeOf(live));
  // For a single word, rarity does not affect the order.
  const isAlone = matched.length === 1;
  let set = live;
  for (const word of matched.toSorted((one, other) => one.offers - other.offers))
    set = offersWith(index, isAlone ? { ...word, offers: 0 } : word, set, query);
  const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
  return { set, scores: scorer?.scores, corrected };
}

/** Returns the words of offers that match a word of the query, each with its best match. */
export function matchesOf(index: TextIndex, word: QueryWord): readonly WordMatch[] {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  const keep = (forms: readonly number[], by: number) => {
    for (const form of forms) if (!found.has(form)) found.set(form, by);
  };
  const known = vocabulary.known(word.form);
  keep(known === undefined ? [] : [known], exactMatch);
  for (const stem of word.stems.fr) keep(vocabulary.withStem(stem, 'fr'), inflectionMatch);
  for (const stem of word.stems.en) keep(vocabulary.withStem(stem, 'en'), inflectionMatch);
  if (word.isUnfinished && word.form.length >= minPrefixLength)
    keep(vocabulary.withPrefix(word.form), prefixMatch);
  return Array.from(found, ([form, by]) => ({ form, by }));
}

function offersHaving({ lists }: TextIndex, matches: readonly WordMatch[]): number {
  return matches.reduce((sum, { form }) => sum + lists.lengthOf(form), 0);
}

function isAnywhere({ lists }: TextIndex, matches: readonly WordMatch[], live: BitSet): boolean {
  // A word in more offers than were removed is in an open one.
  const removed = live.length * 32 - sizeOf(live);
  if (matches.some(({ form }) => lists.lengthOf(form) > removed)) return true;
  for (const { form } of matches) {
    const length = lists.load(form);
    for (let at = 0; at < length; at += 1)
      if (has(live, (lists.buffer[at] ?? 0) >>> flagBits)) return true;
  }
  return false;
}

/** Returns the probable spelling of a word: the fewest typos, then the most offers. */
function closestForm(index: TextIndex, form: string, live: BitSet): number | undefined {
  const most = allowedTypos(form);
  if (most === 0) return undefined;
  const close = index.vocabulary.closeTo(form, most).toSorted((one, other) => {
    const [fewer, more] = [index.lists.lengthOf(one.form), index.lists.lengthOf(other.form)];
    return one.typos - other.typos || more - fewer || one.form - other.form;
  });
  return close.find((one) => isAnywhere(index, [{ form: one.form, by: exactMatch }], live))?.form;
}

/** Returns the offers of a set that have a word. */
function offersWith(
  index: TextIndex,
  { form: prefix, matches, offers }: WordMatches,
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
  const forms = matches.flatMap(({ form, by }) => (by === prefixMatch ? [form] : []));
  if (forms.length > 0) {
    const byPrefix = prefixes.of(index.lists, { prefix, locale }, forms, among.length * 32);
    addMatches(byPrefix, set, among, scorer);
  }
  scorer?.end(set);
  return set;
}
