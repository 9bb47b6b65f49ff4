import type { Locale } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, emptySet, has, membersOf, sizeOf } from './sets/bit-set.ts';
import { inAnyTitle, inLocale, postingBits, type TextIndex, timesInText } from './text-index.ts';
import { finishedWord, type QueryWord } from './words/query-words.ts';
import { allowedTypos } from './words/typos.ts';

/** How a word of an offer matches one of the query: exactly, as an inflection, or by its prefix. */
const exact = 0;
const inflection = 1;
const beginning = 2;

/**
 * The score of a word in a title, and in a text, by how it matches; its frequency adds between 0
 * and 1 (BM25). So no frequency ranks an inflection above the word itself.
 */
const titleValues = [8, 4];
const textValues = [1, 0];
/** The score of a word of which only a prefix was typed. */
const beginningValue = (posting: number) => ((posting & inAnyTitle) === 0 ? 0.25 : 2);
/** The saturation and the influence of length in BM25. */
const saturation = 1.2;
const lengthInfluence = 0.75;
const leastLength = saturation * (1 - lengthInfluence);
/** One letter begins a word of nearly every offer. */
const shortestBeginning = 2;
/** The score of a word in the other language. */
const otherLanguage = 0.9;

/** A word of an offer that matches a word of the query. */
interface Answer {
  readonly form: number;
  readonly by: number;
}

interface AnsweredWord {
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
}

/** Finds the offers of a set that have all words; a word without matches is corrected. */
export function matchWords(
  index: TextIndex,
  { words, locale, isScored }: WordQuery,
  live: BitSet,
): MatchedWords {
  const corrections: string[] = [];
  const answered = words.map((word): AnsweredWord => {
    const answers = answersTo(index, word);
    if (isAnywhere(index, answers, live)) return { answers, offers: offersHaving(index, answers) };
    const form = closestForm(index, word.form, live);
    if (form === undefined) return { answers: [], offers: 0 };
    const correction = index.vocabulary.spellingOf(form);
    corrections.push(correction);
    const meant = answersTo(index, finishedWord(correction));
    return { answers: meant, offers: offersHaving(index, meant) };
  });
  const size = live.length * 32;
  const scorer = isScored ? new Scorer(index, locale, size, sizeOf(live)) : undefined;
  // For a single word, rarity does not affect the order.
  const isAlone = answered.length === 1;
  let set = live;
  for (const word of answered.toSorted((one, other) => one.offers - other.offers))
    set = offersWith(index, isAlone ? { ...word, offers: 0 } : word, set, scorer);
  const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
  return { set, scores: scorer?.scores, corrected };
}

/** The words of offers that match one of a query, each by its best match. */
export function answersTo(index: TextIndex, word: QueryWord): readonly Answer[] {
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
  for (const { form } of answers) {
    const length = lists.load(form);
    for (let at = 0; at < length; at += 1)
      if (has(live, (lists.buffer[at] ?? 0) >>> postingBits)) return true;
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
  { answers, offers }: AnsweredWord,
  among: BitSet,
  scorer: Scorer | undefined,
): BitSet {
  const set = emptySet(among.length * 32);
  scorer?.begin(offers);
  for (const { form, by } of answers) {
    const length = index.lists.load(form);
    const { buffer } = index.lists;
    for (let at = 0; at < length; at += 1) {
      const posting = buffer[at] ?? 0;
      const offer = posting >>> postingBits;
      if (!has(among, offer)) continue;
      scorer?.count(posting, by, has(set, offer));
      add(set, offer);
    }
  }
  scorer?.end(set);
  return set;
}

/** Adds up the scores of a query's words for each offer. */
class Scorer {
  readonly scores: Float32Array;
  readonly #index: TextIndex;
  readonly #inLocale: number;
  readonly #size: number;
  readonly #ofWord: Float32Array;
  readonly #title: number;
  readonly #text: number;
  #rarity = 0;

  constructor(index: TextIndex, locale: Locale, room: number, size: number) {
    this.scores = new Float32Array(room);
    this.#ofWord = new Float32Array(room);
    this.#index = index;
    this.#inLocale = inLocale(locale);
    this.#size = size;
    this.#title = (saturation * lengthInfluence) / Math.max(1, index.averageTitle);
    this.#text = (saturation * lengthInfluence) / Math.max(1, index.averageText);
  }

  begin(offers: number): void {
    const having = Math.min(offers, this.#size);
    this.#rarity = Math.log(1 + (this.#size - having + 0.5) / (having + 0.5));
  }

  /** Adds a posting to the present word's score; an offer keeps the best of several. */
  count(posting: number, by: number, isKnown: boolean): void {
    const offer = posting >>> postingBits;
    const value = by === beginning ? beginningValue(posting) : this.#valueOf(posting, offer, by);
    const felt = (posting & this.#inLocale) === 0 ? value * otherLanguage : value;
    if (!isKnown || felt > (this.#ofWord[offer] ?? 0)) this.#ofWord[offer] = felt;
  }

  #valueOf(posting: number, offer: number, by: number): number {
    let value = 0;
    if ((posting & inAnyTitle) !== 0) {
      const length = this.#index.titleLengths[offer] ?? 0;
      value += (titleValues[by] ?? 0) + 1 / (1 + leastLength + this.#title * length);
    }
    const times = timesInText(posting);
    if (times === 0) return value;
    const length = this.#index.textLengths[offer] ?? 0;
    return value + (textValues[by] ?? 0) + times / (times + leastLength + this.#text * length);
  }

  end(set: BitSet): void {
    for (const offer of membersOf(set, sizeOf(set)))
      this.scores[offer] = (this.scores[offer] ?? 0) + (this.#ofWord[offer] ?? 0) * this.#rarity;
  }
}
