import { foldText } from '../engine/fold-text.ts';

/** Signs that are written in several ways, and how they are compared. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, ''],
  [/[’‘ʼ′`´]/gu, "'"],
  [/[«»“”„″]/gu, '"'],
  [/[‐‑‒–—−]/gu, '-'],
  [/…/gu, '...'],
];

/** A word or a number, or one sign. */
const token = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/**
 * Returns the words and signs of a text in the form that the ledger compares: without case, accents
 * and typographic variants; how they are spaced does not matter.
 */
export function tokensOf(text: string): readonly string[] {
  const plain = variants.reduce((rest, [written, read]) => rest.replaceAll(written, read), text);
  return foldText(plain).match(token) ?? [];
}

/** Returns tokens as one text that contains another exactly when they follow each other there. */
export function joinTokens(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `;
}

/**
 * Returns the keys by which a text is found: a number for each token, and for each two that follow
 * each other, so that a phrase of frequent words is as rare as its rarest pair.
 */
export function keysOfText(tokens: readonly string[]): readonly number[] {
  return [...new Set([...tokens.map(keyOf), ...pairsOf(tokens)])];
}

/** Returns the keys that every text with this phrase has; of other texts a few have them too. */
export function keysOfPhrase(tokens: readonly string[]): readonly number[] {
  return [...new Set(tokens.length > 1 ? pairsOf(tokens) : tokens.map(keyOf))];
}

function pairsOf(tokens: readonly string[]): readonly number[] {
  return tokens.slice(1).map((after, place) => keyOf(`${tokens[place]} ${after}`));
}

/** FNV-1a, as a signed number of 32 bits. */
function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
