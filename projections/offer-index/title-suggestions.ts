import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import { flagBits, PostingLists } from '../sets/posting-lists.ts';
import { queryWords } from '../words/query-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { TitleWords } from './text-index.ts';

/** The value of an offer without a title in a language. */
const none = 0;

interface Title {
  /** In the spelling of the first offer that has it. */
  readonly text: string;
  readonly locale: Locale;
  readonly words: readonly number[];
  offers: number;
}

/** The titles of open offers, for autocompletion. Titles with the same words are merged. */
export class TitleSuggestions {
  readonly #vocabulary: Vocabulary;
  #titles: (Title | undefined)[] = [undefined];
  #numbers = new Map<string, number>();
  /** The titles that have each word of the vocabulary. */
  #lists = new PostingLists();
  #ofOffers = byLocale(() => new Uint32Array(0));

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Appends the titles of an offer, whose words are in the vocabulary. */
  append(offer: number, titles: readonly TitleWords[]): void {
    for (const locale of locales) {
      const title = titles.find((one) => one.locale === locale);
      const isTelling = title !== undefined && title.words.length > 0;
      this.#ofOffers[locale] = withCapacity(this.#ofOffers[locale], offer + 1);
      this.#ofOffers[locale][offer] = isTelling ? this.#numberOf(title) : none;
    }
  }

  discount(offer: number): void {
    for (const title of this.#titlesOf(offer)) title.offers -= 1;
  }

  /**
   * Returns titles with all the typed words, the last of which may be unfinished: those in the
   * visitor's language first, then the most frequent.
   */
  suggest(typed: string, locale: Locale, limit: number): string[] {
    const found = queryWords(typed).map(({ form, isUnfinished }) =>
      isUnfinished ? this.#withPrefix(form) : this.#withWord(form),
    );
    const [first, ...others] = found.toSorted((one, other) => one.size - other.size);
    const titles = [...(first ?? [])].flatMap((number) => {
      const title = this.#titles[number];
      const isWanted = title !== undefined && title.offers > 0;
      return isWanted && others.every((one) => one.has(number)) ? [title] : [];
    });
    const rank = (title: Title) => (title.locale === locale ? 0 : 1);
    const sorted = titles.toSorted(
      (one, other) =>
        rank(one) - rank(other) || other.offers - one.offers || (one.text < other.text ? -1 : 1),
    );
    return [...new Set(sorted.map(({ text }) => text))].slice(0, limit);
  }

  /** Removes the titles that no offer has any more. */
  compact(kept: Uint32Array): void {
    const former = this.#titles;
    this.#titles = [undefined];
    this.#numbers = new Map();
    this.#lists = new PostingLists();
    const moved = former.map((title) =>
      title === undefined || title.offers === 0 ? none : this.#keep(title),
    );
    for (const locale of locales)
      this.#ofOffers[locale] = compacted(this.#ofOffers[locale], kept).map(
        (number) => moved[number] ?? none,
      );
  }

  #numberOf({ locale, title: text, words }: TitleWords): number {
    const known = this.#numbers.get(keyOf(locale, words));
    const title = known === undefined ? undefined : this.#titles[known];
    if (known === undefined || title === undefined)
      return this.#keep({ text, locale, words, offers: 1 });
    title.offers += 1;
    return known;
  }

  #keep(title: Title): number {
    const number = this.#titles.push(title) - 1;
    this.#numbers.set(keyOf(title.locale, title.words), number);
    for (const form of new Set(title.words)) this.#lists.append(form, number, 0);
    return number;
  }

  #titlesOf(offer: number): Title[] {
    return locales.flatMap((locale) => this.#titles[this.#ofOffers[locale][offer] ?? none] ?? []);
  }

  #withWord(form: string): ReadonlySet<number> {
    const found = new Set<number>();
    const known = this.#vocabulary.known(form);
    if (known !== undefined) this.#addTitles(known, found);
    return found;
  }

  #withPrefix(prefix: string): ReadonlySet<number> {
    const found = new Set<number>();
    for (const form of this.#vocabulary.withPrefix(prefix)) this.#addTitles(form, found);
    return found;
  }

  #addTitles(form: number, found: Set<number>): void {
    const length = this.#lists.load(form);
    for (let at = 0; at < length; at += 1) found.add((this.#lists.buffer[at] ?? none) >>> flagBits);
  }
}

/** Titles with the same words in the same order are merged. */
function keyOf(locale: Locale, words: readonly number[]): string {
  return String.fromCharCode(
    locales.indexOf(locale),
    ...words.flatMap((word) => [word >>> 16, word & 0xffff]),
  );
}
