import type { Locale } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, emptySet, has, sizeOf } from '../sets/bit-set.ts';
import { flagBits } from '../sets/posting-lists.ts';
import { addMatches, type PrefixMatches } from './prefix-matches.ts';
import { beginning, exact, inflection, Scorer } from './score-words.ts';
import type { TextIndex } from './text-index.ts';
import { finishedWord, type QueryWord } from './words/query-words.ts';
import { allowedTypos } from './words/typos.ts';

/** One letter begins a word of nearly every offer. */
const shortestBeginning = 2;

/** A word of an offer that matches a word of the query. */
interface Answer {
  readonly form: number;
  readonly by: number;
}

interface AnsweredWord {
  /** As typed; its prefix matches are looked up by it. */
  readonly form: string;
  readonly answers: readonly Answer[];
  /** The number of offers with these words; removed offers count until compaction. */
  readonly offers: number;
}

/** The offers that have all words. */
export interface MatchedWords {
  readonly set: BitSet;
  /** By offer, for the offers of the set; undefined unless requested. */
  readonly scores: Float32Array | undefined;
  readonly corrected: string | undefined;
}

export interface WordQuery {
  readonly words: readonly QueryWord[];
  readonly locale: Locale;
  readonly isScored: boolean;
  readonly prefixes: PrefixMatches;
}

/** Finds the offers of a set that have all words; a word without matches is corrected. */
export function matchWords(index: TextIndex, query: WordQuery, live: BitSet): MatchedWords {
  const { words, locale, isScored } = query;
  const corrections: string[] = [];
  const answered = words.map((word): AnsweredWord => {
    const answers = matchesOf(index, word);
    if (isAnywhere(index, answers, live))
      return { form: word.form, answers, offers: offersHaving(index, answers) };
    const form = closestForm(index, word.form, live);
    if (form === undefined) return { form: word.form, answers: [], offers: 0 };
    const correction = index.vocabulary.spellingOf(form);
    corrections.push(correction);
    const meant = matchesOf(index, finishedWord(correction));
    return { form: word.form, answers: meant, offers: offersHaving(index, meant) };
  });
  const size = live.length * 32;
  const scorer = isScored ? new Scorer(index, locale, size, sizeOf(live)) : undefined;
  // For a single word, rarity does not affect the order.
  const isAlone = answered.length === 1;
  let set = live;
  for (const word of answered.toSorted((one, other) => one.offers - other.offers))
    set = offersWith(index, isAlone ? { ...word, offers: 0 } : word, set, query, scorer);
  const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
  return { set, scores: scorer?.scores, corrected };
}

/** The words of offers that match one of a query, each by its best match. */
export function matchesOf(index: TextIndex, word: QueryWord): readonly Answer[] {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  const keep = (forms: readonly number[], by: number) => {
    for (const form of forms) if (!found.has(form)) found.set(form, by);
  };
  const known = vocabulary.known(word.form);
  keep(known === undefined ? [] : [known], exact);
  for (const stem of word.stems.fr) keep(vocabulary.withStem(stem, 'fr'), inflection);
  for (const stem of word.stems.en) keep(vocabulary.withStem(stem, 'en'), inflection);
  if (word.isUnfinished && word.form.length >= shortestBeginning)
    keep(vocabulary.beginningWith(word.form), beginning);
  return Array.from(found, ([form, by]) => ({ form, by }));
}

function offersHaving({ lists }: TextIndex, answers: readonly Answer[]): number {
  return answers.reduce((sum, { form }) => sum + lists.lengthOf(form), 0);
}

function isAnywhere({ lists }: TextIndex, answers: readonly Answer[], live: BitSet): boolean {
  // A word of more offers than were removed is in an open one.
  const removed = live.length * 32 - sizeOf(live);
  if (answers.some(({ form }) => lists.lengthOf(form) > removed)) return true;
  for (const { form } of answers) {
    const length = lists.load(form);
    for (let at = 0; at < length; at += 1)
      if (has(live, (lists.buffer[at] ?? 0) >>> flagBits)) return true;
  }
  return false;
}

/** The probable spelling of a word: the fewest typos, then the most offers. */
function closestForm(index: TextIndex, form: string, live: BitSet): number | undefined {
  const most = allowedTypos(form);
  if (most === 0) return undefined;
  const close = index.vocabulary.closeTo(form, most).toSorted((one, other) => {
    const [fewer, more] = [index.lists.lengthOf(one.form), index.lists.lengthOf(other.form)];
    return one.typos - other.typos || more - fewer || one.form - other.form;
  });
  return close.find((one) => isAnywhere(index, [{ form: one.form, by: exact }], live))?.form;
}

/** The offers of a set that have a word. */
function offersWith(
  index: TextIndex,
  { form: prefix, answers, offers }: AnsweredWord,
  among: BitSet,
  { locale, prefixes }: WordQuery,
  scorer: Scorer | undefined,
): BitSet {
  const set = emptySet(among.length * 32);
  scorer?.begin(offers);
  for (const { form, by } of answers) {
    if (by === beginning) continue;
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
  const forms = answers.flatMap(({ form, by }) => (by === beginning ? [form] : []));
  if (forms.length > 0) {
    const matches = prefixes.of(index.lists, { prefix, locale }, forms, among.length * 32);
    addMatches(matches, set, among, scorer);
  }
  scorer?.end(set);
  return set;
}
