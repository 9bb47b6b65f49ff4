import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { addAll, type BitSet, emptySet, has, intersect, visitMembers } from '../sets/bit-set.ts';
import { flagBits, type PostingLists } from '../sets/posting-lists.ts';
import { foreignWord, type Scorer } from './score-words.ts';
import { inAnyTitle, inLocale } from './text-index.ts';

/**
 * The scores of a word of which only a prefix was typed, ascending: in a text and in a title, each
 * in a language that the visitor does not read first.
 */
const ranked = [0.25 * foreignWord, 0.25, 2 * foreignWord, 2];
const allBits = (1 << ranked.length) - 1;
/** An offer's score, the highest of these, by the set of its matches: one bit for each score. */
const scores = Array.from({ length: 1 << ranked.length }, (_, bits) =>
  bits === 0 ? 0 : (ranked[31 - Math.clz32(bits)] ?? 0),
);
/** The bit of a posting's score, by its flags, for a search in each language. */
const bitsOf = byLocale(bitsIn);
/** The number of prefixes whose matches are cached. */
const keptPrefixes = 64;

/**
 * The offers with a word that has the typed prefix, each with the set of its matches. A short
 * prefix matches several words of nearly every offer: a posting only sets a bit, each offer is
 * scored once, and the matches of recent prefixes are cached until they change.
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

  /** Clears the cache. To be called whenever an offer is added or renumbered. */
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
  const found = toSet(matches);
  intersect(found, among);
  if (scorer !== undefined)
    visitMembers(found, (offer) =>
      scorer.keep(offer, scores[matches[offer] ?? 0] ?? 0, has(set, offer)),
    );
  addAll(set, found);
}

/** Returns the offers with matches. */
function toSet(matches: Uint8Array): BitSet {
  const set = emptySet(matches.length);
  for (let offer = 0; offer < matches.length; offer += 1) {
    // 1 if any bit is set, without a branch that the processor could not predict.
    const isMatch = ((matches[offer] ?? 0) + allBits) >>> ranked.length;
    set[offer >>> 5] = (set[offer >>> 5] ?? 0) | (isMatch << (offer & 31));
  }
  return set;
}

function bitsIn(locale: Locale): Uint8Array {
  return Uint8Array.from({ length: 1 << flagBits }, (_, flags) => {
    const lowest = (flags & inAnyTitle) === 0 ? 0 : 2;
    return 1 << (lowest + ((flags & inLocale(locale)) === 0 ? 0 : 1));
  });
}
