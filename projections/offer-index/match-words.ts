import type { Locale } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, emptySet, has, membersOf, sizeOf } from './sets/bit-set.ts';
import { inAnyTitle, inLocale, postingBits, type TextIndex, timesInText } from './text-index.ts';
import { finishedWord, type QueryWord } from './words/query-words.ts';
import { allowedTypos } from './words/typos.ts';

/** How a word of an offer answers one of the query: as it is, as an inflection, by its beginning. */
const exact = 0;
const inflection = 1;
const beginning = 2;

/**
 * What a word in a title counts, and one in a text, by how it answers; between 0 and 1 more for how
 * often it is there (BM25). So no frequency makes an inflection count more than the word itself.
 */
const titleValues = [8, 4, 2];
const textValues = [1, 0, 0];
/** The saturation and the influence of length in BM25. */
const saturation = 1.2;
const lengthInfluence = 0.75;
/** What a word in the other language counts. */
const otherLanguage = 0.9;

/** A word of an offer that answers a word of the query. */
interface Answer {
  readonly form: number;
  readonly by: number;
}

interface AnsweredWord {
  readonly answers: readonly Answer[];
  /** Offers that have each answer, added up. */
  readonly offers: number;
}

/** The offers that have all words. */
export interface MatchedWords {
  readonly set: BitSet;
  /** By offer, for those of the set; undefined when nobody wanted them. */
  readonly scores: Float32Array | undefined;
  readonly corrected: string | undefined;
}

export interface WordQuery {
  readonly words: readonly QueryWord[];
  readonly locale: Locale;
  readonly isScored: boolean;
}

/** Finds the offers of a set that have all words, misspelt ones corrected where nothing has them. */
export function matchWords(
  index: TextIndex,
  { words, locale, isScored }: WordQuery,
  live: BitSet,
): MatchedWords {
  const corrections: string[] = [];
  const answered = words.map((word) => {
    const answers = answersTo(index, word);
    const offers = offersHaving(index, answers, live);
    if (offers > 0) return { answers, offers };
    const form = closestForm(index, word.form, live);
    if (form === undefined) return { answers: [], offers };
    const correction = index.vocabulary.spellingOf(form);
    corrections.push(correction);
    const meant = answersTo(index, finishedWord(correction));
    return { answers: meant, offers: offersHaving(index, meant, live) };
  });
  const size = live.length * 32;
  const scorer = isScored ? new Scorer(index, locale, size, sizeOf(live)) : undefined;
  let set = live;
  for (const word of answered.toSorted((one, other) => one.offers - other.offers))
    set = offersWith(index, word, set, scorer);
  const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
  return { set, scores: scorer?.scores, corrected };
}

/** The words of offers that answer one of a query, each by what it answers best. */
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
  if (word.isUnfinished) keep(vocabulary.beginningWith(word.form), beginning);
  return Array.from(found, ([form, by]) => ({ form, by }));
}

function offersHaving(index: TextIndex, answers: readonly Answer[], live: BitSet): number {
  let offers = 0;
  for (const { form } of answers) {
    const list = index.lists.read(form);
    for (let at = 0; at < list.length; at += 1)
      if (has(live, (list[at] ?? 0) >>> postingBits)) offers += 1;
  }
  return offers;
}

/** The word that somebody meant: the fewest typos away, then in most offers. */
function closestForm(index: TextIndex, form: string, live: BitSet): number | undefined {
  const most = allowedTypos(form);
  if (most === 0) return undefined;
  const close = index.vocabulary.closeTo(form, most).toSorted((one, other) => {
    const [fewer, more] = [index.lists.lengthOf(one.form), index.lists.lengthOf(other.form)];
    return one.typos - other.typos || more - fewer || one.form - other.form;
  });
  return close.find(({ form: one }) => offersHaving(index, [{ form: one, by: exact }], live) > 0)
    ?.form;
}

/** Of a set of offers, those that have a word. */
function offersWith(
  index: TextIndex,
  { answers, offers }: AnsweredWord,
  among: BitSet,
  scorer: Scorer | undefined,
): BitSet {
  const set = emptySet(among.length * 32);
  scorer?.begin(offers);
  for (const { form, by } of answers) {
    const list = index.lists.read(form);
    for (let at = 0; at < list.length; at += 1) {
      const posting = list[at] ?? 0;
      const offer = posting >>> postingBits;
      if (!has(among, offer)) continue;
      scorer?.count(posting, by, has(set, offer));
      add(set, offer);
    }
  }
  scorer?.end(set);
  return set;
}

/** Adds up what the words of a query count in each offer. */
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

  /** Counts a posting for the present word; of several, an offer keeps the best. */
  count(posting: number, by: number, isKnown: boolean): void {
    const offer = posting >>> postingBits;
    const base = saturation * (1 - lengthInfluence);
    let value = 0;
    if ((posting & inAnyTitle) !== 0) {
      const length = this.#index.titleLengths[offer] ?? 0;
      value += (titleValues[by] ?? 0) + 1 / (1 + base + this.#title * length);
    }
    const times = timesInText(posting);
    if (times > 0) {
      const length = this.#index.textLengths[offer] ?? 0;
      value += (textValues[by] ?? 0) + times / (times + base + this.#text * length);
    }
    if ((posting & this.#inLocale) === 0) value *= otherLanguage;
    if (!isKnown || value > (this.#ofWord[offer] ?? 0)) this.#ofWord[offer] = value;
  }

  end(set: BitSet): void {
    for (const offer of membersOf(set, sizeOf(set)))
      this.scores[offer] = (this.scores[offer] ?? 0) + (this.#ofWord[offer] ?? 0) * this.#rarity;
  }
}
