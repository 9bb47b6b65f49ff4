import type { Locale } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, has, membersOf, sizeOf } from '../sets/bit-set.ts';
import { flagBits, type PostingLists } from '../sets/posting-lists.ts';
import { otherLanguage, type Scorer } from './score-words.ts';
import { inAnyTitle, inLocale } from './text-index.ts';

/**
 * The scores of a word of which only a prefix was typed, ascending: in a text and in a title, each
 * in the other language first.
 */
const ranked = [0.25 * otherLanguage, 0.25, 2 * otherLanguage, 2];
/** By the set of its matches, one bit for each of these scores, an offer's score: the highest. */
const scoreOf = Array.from({ length: 1 << ranked.length }, (_, bits) =>
  bits === 0 ? 0 : (ranked[31 - Math.clz32(bits)] ?? 0),
);
/** By a posting's flags in a search in each language, the bit of its score. */
const bitsOf = { fr: bitsIn('fr'), en: bitsIn('en') } as const;
/** The number of prefixes whose matches are kept. */
const keptPrefixes = 16;

/**
 * The offers with a word that has the typed prefix, each with the set of its matches. A short
 * prefix matches several words of nearly every offer: a posting only sets a bit, each offer is
 * scored once, and the matches of recent prefixes are kept until they change.
 */
export class PrefixMatches {
  readonly #kept = new Map<string, Uint8Array>();

  /**
   * @param forms the words with the prefix
   * @param size larger than the number of every offer
   */
  of(
    lists: PostingLists,
    { prefix, locale }: { readonly prefix: string; readonly locale: Locale },
    forms: readonly number[],
    size: number,
  ): Uint8Array {
    const key = `${locale} ${prefix}`;
    const former = this.#kept.get(key);
    const matches = former ?? new Uint8Array(size);
    if (former === undefined) for (const form of forms) lists.mark(form, matches, bitsOf[locale]);
    this.#kept.delete(key);
    this.#kept.set(key, matches);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptPrefixes && oldest !== undefined) this.#kept.delete(oldest);
    return matches;
  }

  /** Drops what is kept. To be called whenever an offer is added or numbered anew. */
  clear(): void {
    this.#kept.clear();
  }
}

/** Adds those of `among` that match to `set`, and their scores. */
export function addMatches(
  matches: Uint8Array,
  set: BitSet,
  among: BitSet,
  scorer: Scorer | undefined,
): void {
  for (const offer of membersOf(among, sizeOf(among))) {
    const bits = matches[offer] ?? 0;
    if (bits === 0) continue;
    scorer?.keep(offer, scoreOf[bits] ?? 0, has(set, offer));
    add(set, offer);
  }
}

function bitsIn(locale: Locale): Uint8Array {
  return Uint8Array.from({ length: 1 << flagBits }, (_, flags) => {
    const lowest = (flags & inAnyTitle) === 0 ? 0 : 2;
    return 1 << (lowest + ((flags & inLocale(locale)) === 0 ? 0 : 1));
  });
}
