import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type BitSet, sizeOf, visitMembers } from '../sets/bit-set.ts';
import { withCapacity } from '../sets/grow.ts';
import { flagBits } from '../sets/posting-lists.ts';
import { inAnyTitle, inLocale, occurrencesInText, type TextIndex } from './text-index.ts';

/** How a word of an offer matches one of the query: exactly, as an inflection, or by its prefix. */
export const exactMatch = 0;
export const inflectionMatch = 1;
export const prefixMatch = 2;

/**
 * The score of a word in a title, and in a text, by how it matches; its frequency adds between 0
 * and 1 (BM25). Thus no frequency ranks an inflection above the word itself.
 */
const titleValues = [8, 4];
const textValues = [1, 0];
/** The saturation and the influence of length in BM25. */
const saturation = 1.2;
const lengthInfluence = 0.75;
const leastLength = saturation * (1 - lengthInfluence);
/** The factor of words that stand for the typed ones. */
const standIn = 0.7;
/** The factor of several words that belong together, when a title does not have them all. */
const apart = 0.3;
/** Every word in a title scores more, and every other one less. */
const leastInTitle = 3;
/** The factor of a word in a language that the visitor does not read. */
export const foreignWord = 0.9;

/**
 * Adds up the scores of a query's words for each offer, for one query at a time. Its arrays are
 * reused: allocating them for each query would cause a full garbage collection every dozen queries.
 */
export class Scorer {
  readonly #index: TextIndex;
  #scores = new Float32Array(0);
  #ofWord = new Float32Array(0);
  #ofAlternative = new Float32Array(0);
  #ofTerm = new Float32Array(0);
  /** By offer: 1 when a title does not have all words of the alternative. */
  #isApart = new Uint8Array(0);
  /** Where the scores of words are added up: in the result, or in one of several alternatives. */
  #sums = this.#scores;
  #inLocale = 0;
  #size = 0;
  #title = 0;
  #text = 0;
  #rarity = 0;

  constructor(index: TextIndex) {
    this.#index = index;
  }

  /** By offer, for those with all words of the query; overwritten by the next query. */
  get scores(): Float32Array {
    return this.#scores;
  }

  /**
   * Starts with a query.
   * @param room larger than the number of every offer
   * @param size how many offers there are
   */
  start(locale: Locale, room: number, size: number): void {
    this.#scores = withCapacity(this.#scores, room).fill(0);
    this.#sums = this.#scores;
    this.#ofWord = withCapacity(this.#ofWord, room);
    this.#inLocale = inLocale(locale);
    this.#size = size;
    this.#title = (saturation * lengthInfluence) / Math.max(1, this.#index.averageTitle);
    this.#text = (saturation * lengthInfluence) / Math.max(1, this.#index.averageText);
  }

  /** Starts with a word of the query that this many offers have. */
  begin(offers: number): void {
    const having = Math.min(offers, this.#size);
    this.#rarity = Math.log(1 + (this.#size - having + 0.5) / (having + 0.5));
  }

  /** Adds a posting of an exact word or an inflection to the current word's score. */
  count(posting: number, by: number, isKnown: boolean): void {
    const offer = posting >>> flagBits;
    const value = this.#valueOf(posting, offer, by);
    this.keep(offer, (posting & this.#inLocale) === 0 ? value * foreignWord : value, isKnown);
  }

  /** Sets the current word's score of an offer, unless it has a better one. */
  keep(offer: number, score: number, isKnown: boolean): void {
    if (!isKnown || score > (this.#ofWord[offer] ?? 0)) this.#ofWord[offer] = score;
  }

  #valueOf(posting: number, offer: number, by: number): number {
    let value = 0;
    if ((posting & inAnyTitle) !== 0) {
      const length = this.#index.titleLengths[offer] ?? 0;
      value += (titleValues[by] ?? 0) + 1 / (1 + leastLength + this.#title * length);
    }
    const times = occurrencesInText(posting);
    if (times === 0) return value;
    const length = this.#index.textLengths[offer] ?? 0;
    return value + (textValues[by] ?? 0) + times / (times + leastLength + this.#text * length);
  }

  /** Adds the current word's scores of the offers that have it. */
  end(set: BitSet): void {
    const [sums, ofWord, rarity] = [this.#sums, this.#ofWord, this.#rarity];
    if (sums === this.#ofAlternative)
      visitMembers(set, (offer) => {
        if ((ofWord[offer] ?? 0) < leastInTitle) this.#isApart[offer] = 1;
      });
    visitMembers(set, (offer) => {
      sums[offer] = (sums[offer] ?? 0) + (ofWord[offer] ?? 0) * rarity;
    });
  }

  /** Sets the current word's score of an offer that has it as two words. */
  keepPair(offer: number, isTitled: boolean, isKnown: boolean): void {
    const values = isTitled ? titleValues : textValues;
    this.keep(offer, values[exactMatch] ?? 0, isKnown);
  }

  /** Starts with a term that has several alternatives, of which the best counts. */
  startTerm(): void {
    this.#ofTerm = withCapacity(this.#ofTerm, this.#scores.length).fill(0);
  }

  /** Starts with an alternative: its words follow. */
  startAlternative(): void {
    this.#ofAlternative = withCapacity(this.#ofAlternative, this.#scores.length).fill(0);
    this.#isApart = withCapacity(this.#isApart, this.#scores.length).fill(0);
    this.#sums = this.#ofAlternative;
  }

  /** Ends an alternative that these offers have; the mean of its words is its score. */
  endAlternative(
    set: BitSet,
    { words, isTyped }: { readonly words: number; readonly isTyped: boolean },
  ): void {
    const [ofTerm, ofAlternative, isApart] = [this.#ofTerm, this.#ofAlternative, this.#isApart];
    const factor = (isTyped ? 1 : standIn) / words;
    const whenApart = words > 1 ? apart * factor : factor;
    visitMembers(set, (offer) => {
      const score = (ofAlternative[offer] ?? 0) * (isApart[offer] === 1 ? whenApart : factor);
      if (score > (ofTerm[offer] ?? 0)) ofTerm[offer] = score;
    });
  }

  /** Adds the term's scores of the offers that have it. */
  endTerm(set: BitSet): void {
    const [scores, ofTerm] = [this.#scores, this.#ofTerm];
    visitMembers(set, (offer) => {
      scores[offer] = (scores[offer] ?? 0) + (ofTerm[offer] ?? 0);
    });
    this.#sums = scores;
  }

  /** Adds the score of a name that is in the titles of these offers, and that need not be. */
  addTitled(set: BitSet): void {
    this.begin(sizeOf(set));
    const value = (titleValues[exactMatch] ?? 0) * this.#rarity;
    visitMembers(set, (offer) => {
      this.#scores[offer] = (this.#scores[offer] ?? 0) + value;
    });
  }
}
