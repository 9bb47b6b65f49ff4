import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { withCapacity } from '../sets/grow.ts';
import { foldWord, unabbreviated } from './fold-word.ts';
import { SortedForms } from './sorted-forms.ts';
import { SpellingTable } from './spelling-table.ts';
import { findStem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { letterBits, mayBeTypo, typosBetween } from './typos.ts';

/** The number of a word that is not indexed. */
export const noForm = 0x7fff_ffff;

/** A word and how many typos it differs by. */
export interface CloseForm {
  readonly form: number;
  readonly typos: number;
}

/**
 * The words of all offers, folded and numbered, and the inflections of each stem. Every word is
 * stemmed in each language: French texts have English words, and the reverse.
 */
export class Vocabulary {
  readonly #forms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byPrefix = new SortedForms(this.#forms);
  readonly #stems = byLocale(() => new Stems());
  readonly #spelt = new SpellingTable();
  readonly #formOf = (written: string) => this.#learn(written);
  /** The spellings of words with accents. */
  readonly #spellings = new Map<number, string>();
  #letters = new Uint32Array(0);

  get size(): number {
    return this.#forms.length;
  }

  /** Returns the number of a word of a text, new or known; `noForm` for a stop word. */
  formAt(text: string, start: number, end: number): number {
    return this.#spelt.find(text, start, end, this.#formOf);
  }

  /** Returns the number of a folded word; undefined when no offer ever had it. */
  known(folded: string): number | undefined {
    return this.#numbers.get(folded);
  }

  /** Returns the words, of texts in any language, that have this stem in a language. */
  withStem(stem: string, locale: Locale): readonly number[] {
    return this.#stems[locale].formsOf(stem);
  }

  withPrefix(prefix: string): readonly number[] {
    return this.#byPrefix.withPrefix(prefix);
  }

  /** Returns a word folded, as it is numbered. */
  foldedOf(form: number): string {
    return this.#forms[form] ?? '';
  }

  /**
   * Returns a word as people write it, with its accents: the first of its spellings in code-unit
   * order.
   */
  spellingOf(form: number): string {
    return this.#spellings.get(form) ?? this.#forms[form] ?? '';
  }

  /** Returns the words within this many typos of a folded one. */
  closeTo(folded: string, most: number): CloseForm[] {
    const letters = letterBits(folded);
    const found: CloseForm[] = [];
    for (const [form, other] of this.#forms.entries()) {
      if (Math.abs(other.length - folded.length) > most) continue;
      if (!mayBeTypo(letters, this.#letters[form] ?? 0, most)) continue;
      const typos = typosBetween(folded, other, most);
      if (typos <= most) found.push({ form, typos });
    }
    return found;
  }

  /** Returns the number of a spelling missing from the table. */
  #learn(written: string): number {
    const folded = foldWord(written);
    if (isStopWord(folded)) return noForm;
    const form = this.#numberOf(folded);
    for (const locale of locales) this.#stems[locale].add(findStem(written, locale), form);
    this.#keepSpelling(form, folded, written);
    return form;
  }

  #numberOf(folded: string): number {
    const known = this.#numbers.get(folded);
    if (known !== undefined) return known;
    const form = this.#forms.length;
    const own = ownCopy(folded);
    this.#forms.push(own);
    this.#numbers.set(own, form);
    this.#letters = withCapacity(this.#letters, form + 1);
    this.#letters[form] = letterBits(own);
    return form;
  }

  #keepSpelling(form: number, folded: string, written: string): void {
    const spelling = unabbreviated(written).normalize('NFC').toLowerCase();
    if (spelling === folded) return;
    const kept = this.#spellings.get(form);
    if (kept === undefined || spelling < kept) this.#spellings.set(form, ownCopy(spelling));
  }
}

/** The words of each stem, as chains: an array for each stem would take more than its words. */
class Stems {
  readonly #heads = new Map<string, number>();
  readonly #forms: number[] = [];
  readonly #next: number[] = [];

  add(stem: string, form: number): void {
    const head = this.#heads.get(stem);
    if (this.formsOf(stem).includes(form)) return;
    this.#heads.set(head === undefined ? ownCopy(stem) : stem, this.#forms.length);
    this.#forms.push(form);
    this.#next.push(head ?? -1);
  }

  formsOf(stem: string): number[] {
    const found: number[] = [];
    for (let at = this.#heads.get(stem) ?? -1; at >= 0; at = this.#next[at] ?? -1)
      found.push(this.#forms[at] ?? 0);
    return found;
  }
}

/** Returns a copy that does not retain the text from which the word was sliced. */
function ownCopy(word: string): string {
  return String.fromCharCode(
    ...Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)),
  );
}
