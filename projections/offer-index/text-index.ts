import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { BitSet } from '../sets/bit-set.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import { anyFlag, flagBits, languageFlags, PostingLists } from '../sets/posting-lists.ts';
import { scanWords } from '../words/scan-words.ts';
import { noForm, Vocabulary } from '../words/vocabulary.ts';
import type { SearchedText } from './searched-texts.ts';

/**
 * The flags of a posting: in which languages the title and the text of its offer have the word, and
 * how often the texts have it.
 */
const titleFlags = byLocale((locale) => 1 << locales.indexOf(locale));
const textFlags = byLocale((locale) => titleFlags[locale] << locales.length);
const oneInText = 1 << languageFlags;
const mostInText = 15;

export const inAnyTitle = (1 << locales.length) - 1;
const inAnyText = inAnyTitle << locales.length;

/** Returns the flags for this language. */
export function inLocale(locale: Locale): number {
  return titleFlags[locale] | textFlags[locale];
}

/** Returns how often the texts of a posting's offer have the word, up to 15. */
export function occurrencesInText(posting: number): number {
  return (posting >>> languageFlags) & mostInText;
}

/** A title and its words, by their numbers in the vocabulary. */
export interface TitleWords {
  readonly locale: Locale;
  readonly title: string;
  readonly words: readonly number[];
}

/** Which offers contain which words, in all languages. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** The postings of each word of the vocabulary, by ascending offer number. */
  lists = new PostingLists();
  titleLengths = new Uint16Array(0);
  textLengths = new Uint16Array(0);
  #allTitles = 0;
  #allTexts = 0;
  #size = 0;
  #appended = 0;
  /** How many open offers have a word; cleared by every change. */
  readonly #having = new Map<number, number>();
  /** The postings collected for the words of the offer being added. */
  #collected = new Uint32Array(0);

  /** The average number of words in a title. */
  get averageTitle(): number {
    return this.#allTitles / Math.max(1, this.#size);
  }

  /** The average number of words in the texts of an offer. */
  get averageText(): number {
    return this.#allTexts / Math.max(1, this.#size);
  }

  /**
   * Returns how many open offers have a word, whatever was removed since the index was filled.
   * @param live the open offers
   */
  offersHaving(form: number, live: BitSet): number {
    if (this.#appended === this.#size) return this.lists.lengthOf(form);
    const known = this.#having.get(form);
    const count = known ?? this.lists.countIn(form, live);
    if (known === undefined) this.#having.set(form, count);
    return count;
  }

  /**
   * Appends an offer, whose number is larger than all previous ones.
   * @returns the words of its titles
   */
  append(offer: number, texts: readonly SearchedText[]): readonly TitleWords[] {
    const forms: number[] = [];
    let textLength = 0;
    const titles = texts.map(({ locale, title, text }) => {
      const words: number[] = [];
      this.#visitWords(title, (form) => {
        words.push(form);
        this.#collect(form, titleFlags[locale], forms);
      });
      this.#visitWords(text, (form) => {
        textLength += 1;
        this.#collect(form, textFlags[locale], forms);
      });
      return { locale, title, words };
    });
    for (const form of forms) {
      this.lists.append(form, offer, this.#collected[form] ?? 0);
      this.#collected[form] = 0;
    }
    this.#measure(offer, titles.flatMap(({ words }) => words).length, textLength);
    return titles;
  }

  /** Removes an offer from the averages; its postings stay until they are compacted. */
  discount(offer: number): void {
    this.#having.clear();
    this.#size -= 1;
    this.#allTitles -= this.titleLengths[offer] ?? 0;
    this.#allTexts -= this.textLengths[offer] ?? 0;
  }

  /**
   * @param places the new number of each offer by its old one, `gone` for those that are not kept
   */
  compact(kept: Uint32Array, places: Uint32Array, gone: number): void {
    const lists = new PostingLists();
    for (let form = 0; form < this.lists.count; form += 1) {
      const length = this.lists.load(form);
      for (let at = 0; at < length; at += 1) {
        const posting = this.lists.buffer[at] ?? 0;
        const place = places[posting >>> flagBits] ?? gone;
        if (place !== gone) lists.append(form, place, posting & anyFlag);
      }
    }
    this.lists = lists;
    this.#appended = kept.length;
    this.#having.clear();
    this.titleLengths = compacted(this.titleLengths, kept);
    this.textLengths = compacted(this.textLengths, kept);
  }

  /** Visits the words of a text that are not stop words. */
  #visitWords(text: string, visit: (form: number) => void): void {
    scanWords(text, (from, start, end) => {
      const form = this.vocabulary.formAt(from, start, end);
      if (form !== noForm) visit(form);
    });
  }

  /** Records that the offer being added has a word. */
  #collect(form: number, flag: number, forms: number[]): void {
    if (form >= this.#collected.length)
      this.#collected = withCapacity(this.#collected, this.vocabulary.size);
    const former = this.#collected[form] ?? 0;
    if (former === 0) forms.push(form);
    const isCounted = (flag & inAnyText) !== 0 && occurrencesInText(former) < mostInText;
    this.#collected[form] = (former | flag) + (isCounted ? oneInText : 0);
  }

  #measure(offer: number, titleLength: number, textLength: number): void {
    this.titleLengths = withCapacity(this.titleLengths, offer + 1);
    this.textLengths = withCapacity(this.textLengths, offer + 1);
    this.titleLengths[offer] = Math.min(0xffff, titleLength);
    this.textLengths[offer] = Math.min(0xffff, textLength);
    this.#allTitles += this.titleLengths[offer] ?? 0;
    this.#allTexts += this.textLengths[offer] ?? 0;
    this.#size += 1;
    this.#appended += 1;
    this.#having.clear();
  }
}
