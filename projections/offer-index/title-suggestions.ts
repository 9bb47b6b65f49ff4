import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { foldTitle } from '../engine/fold-title.ts';
import { compacted, withRoom } from './sets/grow.ts';
import { PostingLists } from './sets/posting-lists.ts';
import { queryWords } from './words/query-words.ts';
import { scanWords } from './words/scan-words.ts';
import type { SearchedText } from './words/searched-texts.ts';
import { isStopWord } from './words/stop-words.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** What stands for an offer without a title in a language. */
const none = 0;

interface Title {
  /** As the first offer that has it writes it. */
  readonly text: string;
  readonly locale: Locale;
  readonly words: readonly string[];
  offers: number;
}

/** The titles of open offers, to complete what people type. Those of the same words are one. */
export class TitleSuggestions {
  readonly #vocabulary: Vocabulary;
  #titles: (Title | undefined)[] = [undefined];
  #numbers = new Map<string, number>();
  /** The titles that have each word of the vocabulary. */
  #lists = new PostingLists();
  #ofOffers = { fr: new Uint32Array(0), en: new Uint32Array(0) };

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Appends the titles of an offer, whose words the vocabulary has. */
  append(offer: number, texts: readonly SearchedText[]): void {
    for (const locale of locales) {
      const title = texts.find((text) => text.locale === locale)?.title ?? '';
      this.#ofOffers[locale] = withRoom(this.#ofOffers[locale], offer + 1);
      this.#ofOffers[locale][offer] = title === '' ? none : this.#numberOf(title, locale);
    }
  }

  discount(offer: number): void {
    for (const title of this.#titlesOf(offer)) title.offers -= 1;
  }

  /**
   * Titles with all the typed words, the last of which may be unfinished: those in the visitor's
   * language first, then the most frequent.
   */
  suggest(typed: string, locale: Locale, limit: number): string[] {
    const found = queryWords(typed).map(({ form, isUnfinished }) =>
      isUnfinished ? this.#withBeginning(form) : this.#withWord(form),
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

  /** Forgets the titles that no offer has any more. */
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

  #numberOf(text: string, locale: Locale): number {
    const words = tellingWords(text);
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
    for (const word of new Set(title.words)) {
      const form = this.#vocabulary.known(word);
      if (form !== undefined) this.#lists.append(form, number);
    }
    return number;
  }

  #titlesOf(offer: number): Title[] {
    return locales.flatMap((locale) => this.#titles[this.#ofOffers[locale][offer] ?? none] ?? []);
  }

  #withWord(form: string): ReadonlySet<number> {
    const known = this.#vocabulary.known(form);
    return new Set(known === undefined ? [] : this.#lists.read(known));
  }

  #withBeginning(beginning: string): ReadonlySet<number> {
    const found = new Set<number>();
    for (const form of this.#vocabulary.beginningWith(beginning))
      for (const title of this.#lists.read(form)) found.add(title);
    return found;
  }
}

function keyOf(locale: Locale, words: readonly string[]): string {
  return `${locale} ${words.join(' ')}`;
}

function tellingWords(title: string): readonly string[] {
  const words: string[] = [];
  scanWords(title, (written) => words.push(foldTitle(written)));
  return words.filter((word) => !isStopWord(word));
}
