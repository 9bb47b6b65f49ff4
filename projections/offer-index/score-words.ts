import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type BitSet, visitMembers } from '../sets/bit-set.ts';
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
/** The factor of a word in the other language. */
export const otherLanguage = 0.9;

/**
 * Adds up the scores of a query's words for each offer, for one query at a time. Its arrays are
 * reused: allocating them for each query would cause a full garbage collection every dozen queries.
 */
export class Scorer {
  readonly #index: TextIndex;
  #scores = new Float32Array(0);
  #ofWord = new Float32Array(0);
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
    this.keep(offer, (posting & this.#inLocale) === 0 ? value * otherLanguage : value, isKnown);
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
    const [scores, ofWord, rarity] = [this.#scores, this.#ofWord, this.#rarity];
    visitMembers(set, (offer) => {
      scores[offer] = (scores[offer] ?? 0) + (ofWord[offer] ?? 0) * rarity;
    });
  }
}
