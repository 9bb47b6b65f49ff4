import type { Locale } from '@parvis/contracts/site/locale.ts';
import { foldTitle } from '../../engine/fold-title.ts';
import { withRoom } from '../sets/grow.ts';
import { SortedForms } from './sorted-forms.ts';
import { stemOf } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { lettersOf, mayBeTypo, typosBetween } from './typos.ts';

/** What stands for a word that is not indexed. */
export const noForm = -1;
/** Spellings that are remembered, so that a word is folded and stemmed once. */
const rememberedSpellings = 200_000;

/** A word and how many typos it differs by. */
export interface CloseForm {
  readonly form: number;
  readonly typos: number;
}

/** The words of all offers, folded and numbered, and what inflects what in each language. */
export class Vocabulary {
  readonly #forms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byBeginning = new SortedForms(this.#forms);
  readonly #stems = { fr: new Stems(), en: new Stems() };
  readonly #remembered = { fr: new Map<string, number>(), en: new Map<string, number>() };
  /** How words with accents are written. */
  readonly #spellings = new Map<number, string>();
  #letters = new Uint32Array(0);

  get size(): number {
    return this.#forms.length;
  }

  /** The number of a word of a text, new or known; `noForm` for one that says nothing. */
  formOf(written: string, locale: Locale): number {
    const remembered = this.#remembered[locale];
    const known = remembered.get(written);
    if (known !== undefined) return known;
    const folded = foldTitle(written);
    const form = isStopWord(folded) ? noForm : this.#numberOf(folded);
    if (form !== noForm) {
      this.#stems[locale].add(stemOf(written, locale), form);
      this.#keepSpelling(form, folded, written);
    }
    if (remembered.size >= rememberedSpellings) remembered.clear();
    remembered.set(ownCopy(written), form);
    return form;
  }

  /** The number of a folded word; undefined when no offer ever had it. */
  known(folded: string): number | undefined {
    return this.#numbers.get(folded);
  }

  /** The words of texts in a language that have this stem. */
  withStem(stem: string, locale: Locale): readonly number[] {
    return this.#stems[locale].formsOf(stem);
  }

  beginningWith(prefix: string): readonly number[] {
    return this.#byBeginning.beginningWith(prefix);
  }

  /** A word as people write it, with its accents. */
  spellingOf(form: number): string {
    return this.#spellings.get(form) ?? this.#forms[form] ?? '';
  }

  /** The words that differ from a folded one by so many typos at most. */
  closeTo(folded: string, most: number): CloseForm[] {
    const letters = lettersOf(folded);
    const found: CloseForm[] = [];
    for (const [form, other] of this.#forms.entries()) {
      if (Math.abs(other.length - folded.length) > most) continue;
      if (!mayBeTypo(letters, this.#letters[form] ?? 0, most)) continue;
      const typos = typosBetween(folded, other, most);
      if (typos <= most) found.push({ form, typos });
    }
    return found;
  }

  #numberOf(folded: string): number {
    const known = this.#numbers.get(folded);
    if (known !== undefined) return known;
    const form = this.#forms.length;
    const own = ownCopy(folded);
    this.#forms.push(own);
    this.#numbers.set(own, form);
    this.#letters = withRoom(this.#letters, form + 1);
    this.#letters[form] = lettersOf(own);
    return form;
  }

  #keepSpelling(form: number, folded: string, written: string): void {
    const spelling = written.normalize('NFC').toLowerCase();
    if (spelling !== folded && !this.#spellings.has(form))
      this.#spellings.set(form, ownCopy(spelling));
  }
}

/** Which words have a stem, as chains: an array for each stem would take more than its words. */
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

/** A copy that does not keep alive the text that the word was cut from. */
function ownCopy(word: string): string {
  return String.fromCharCode(
    ...Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)),
  );
}
