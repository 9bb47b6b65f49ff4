import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import { flagBits, PostingLists } from '../sets/posting-lists.ts';
import { queryWords } from '../words/query-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { TitleWords } from './text-index.ts';

/** The value of an offer without a title in a language. */
const none = 0;

interface Title {
  readonly text: string;
  readonly locale: Locale;
  readonly words: readonly number[];
  /** The same for titles with the same words in the same order. */
  readonly group: number;
  offers: number;
}

/**
 * The titles of open offers, for autocompletion. Titles with the same words are merged, in the
 * spelling of most offers.
 */
export class TitleSuggestions {
  readonly #vocabulary: Vocabulary;
  #titles: (Title | undefined)[] = [undefined];
  #numbers = byLocale(() => new Map<string, number>());
  #groups = new Map<string, number>();
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
    const matching = [...(first ?? [])].flatMap((number) => {
      const title = this.#titles[number];
      const isWanted = title !== undefined && title.offers > 0;
      return isWanted && others.every((one) => one.has(number)) ? [title] : [];
    });
    const rank = (title: Merged) => (title.locale === locale ? 0 : 1);
    const sorted = merged(matching).toSorted(
      (one, other) =>
        rank(one) - rank(other) || other.offers - one.offers || (one.text < other.text ? -1 : 1),
    );
    return [...new Set(sorted.map(({ text }) => text))].slice(0, limit);
  }

  /** Removes the titles that no offer has any more. */
  compact(kept: Uint32Array): void {
    const former = this.#titles;
    this.#titles = [undefined];
    this.#numbers = byLocale(() => new Map());
    this.#groups = new Map();
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
    const known = this.#numbers[locale].get(text);
    const title = known === undefined ? undefined : this.#titles[known];
    if (known === undefined || title === undefined)
      return this.#keep({ text, locale, words, offers: 1 });
    title.offers += 1;
    return known;
  }

  #keep(kept: Omit<Title, 'group'>): number {
    const key = keyOf(kept.locale, kept.words);
    const group = this.#groups.get(key) ?? this.#groups.size;
    this.#groups.set(key, group);
    const { text, locale, words, offers } = kept;
    const title = { text, locale, words, offers, group };
    const number = this.#titles.push(title) - 1;
    this.#numbers[locale].set(text, number);
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

type Merged = Pick<Title, 'text' | 'locale' | 'offers'>;

/** Merges the titles of each group: of equally frequent spellings, the first in code-unit order. */
function merged(titles: readonly Title[]): readonly Merged[] {
  const groups = new Map<number, { best: Title; offers: number }>();
  for (const title of titles) {
    const former = groups.get(title.group);
    if (former === undefined) {
      groups.set(title.group, { best: title, offers: title.offers });
      continue;
    }
    former.offers += title.offers;
    if (isBefore(title, former.best)) former.best = title;
  }
  return [...groups.values()].map(({ best, offers }) => ({ ...best, offers }));
}

function isBefore(one: Title, other: Title): boolean {
  return one.offers === other.offers ? one.text < other.text : one.offers > other.offers;
}

/** Titles with the same words in the same order have the same key. */
function keyOf(locale: Locale, words: readonly number[]): string {
  return String.fromCharCode(
    locales.indexOf(locale),
    ...words.flatMap((word) => [word >>> 16, word & 0xffff]),
  );
}
