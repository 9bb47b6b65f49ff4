import { foldText } from '../engine/fold-text.ts';
import { tokensOf } from './fold-phrase.ts';

/** A part of a text: its first character, and the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface PlacedToken extends Span {
  readonly token: string;
}

/** A word as written, with signs that are not seen in it, or any other sign. */
const piece = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+|[^\s]/gu;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** A phrase as the ledger compares it. */
export class Phrase {
  readonly #tokens: readonly string[];
  readonly #longest: string;

  constructor(words: string) {
    this.#tokens = tokensOf(words);
    this.#longest = this.#tokens.reduce((long, one) => (one.length > long.length ? one : long), '');
  }

  /** Whether there is anything to find. */
  get isEmpty(): boolean {
    return this.#tokens.length === 0;
  }

  /** Returns whether a text, or JSON with texts, may contain it: it is cheap, and never misses. */
  mayBeIn(text: string): boolean {
    return foldText(text.replace(invisible, '')).includes(this.#longest);
  }

  /** Returns where it stands in a text, whole words alone, without case, accents and variants. */
  findIn(text: string): readonly Span[] {
    const tokens = placedTokens(text);
    const found: Span[] = [];
    for (let at = 0; at + this.#tokens.length <= tokens.length; at += 1) {
      const first = tokens[at];
      const last = tokens[at + this.#tokens.length - 1];
      if (first === undefined || last === undefined || this.isEmpty) break;
      if (!this.#tokens.every((token, n) => tokens[at + n]?.token === token)) continue;
      found.push({ from: first.from, to: last.to });
      at += this.#tokens.length - 1;
    }
    return found;
  }
}

function placedTokens(text: string): readonly PlacedToken[] {
  return [...text.matchAll(piece)].flatMap(({ 0: written, index }) =>
    tokensOf(written).map((token) => ({ token, from: index, to: index + written.length })),
  );
}
