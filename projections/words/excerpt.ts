import type { Passage } from '@parvis/contracts/site/search/site-search.ts';

/** About as many characters as fit in three lines of a result. */
const excerptLength = 230;
/** The maximum number of characters before the first word found. */
const lengthBefore = 70;

interface Hit {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

/** Tells whether a written word is to be marked. */
export type IsFound = (written: string) => boolean;

/** Returns a complete text, in pieces. */
export function markFound(text: string, isFound: IsFound): readonly Passage[] {
  return markPassages(text, hitsIn(text, isFound));
}

/**
 * Returns the part of some texts with the most words found, the earliest of several; otherwise
 * their beginning.
 */
export function findExcerpt(texts: readonly string[], isFound: IsFound): readonly Passage[] {
  const text = onOneLine(texts);
  const hits = hitsIn(text, isFound);
  const from = startBefore(text, bestHit(hits)?.from ?? 0);
  const to = endAfter(text, from + excerptLength);
  const inside = hits
    .filter((hit) => hit.from >= from && hit.to <= to)
    .map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from }));
  const passages = markPassages(text.slice(from, to), inside);
  const gap: Passage = { text: '…', isFound: false };
  return [...(from > 0 ? [gap] : []), ...passages, ...(to < text.length ? [gap] : [])];
}

function hitsIn(text: string, isFound: IsFound): readonly Hit[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: written, index }) => {
    const to = index + written.length;
    return isFound(written) ? [{ from: index, to, word: written.toLowerCase() }] : [];
  });
}

function bestHit(hits: readonly Hit[]): Hit | undefined {
  const wordsFrom = ({ from }: Hit) =>
    new Set(
      hits
        .filter((hit) => hit.from >= from && hit.to <= from + excerptLength - lengthBefore)
        .map(({ word }) => word),
    ).size;
  return hits
    .slice(0, 100)
    .map((hit) => ({ hit, words: wordsFrom(hit) }))
    .reduce<{ hit: Hit; words: number } | undefined>(
      (best, one) => (best === undefined || one.words > best.words ? one : best),
      undefined,
    )?.hit;
}

/** Returns where to begin, at the start of a word, shortly before a match. */
function startBefore(text: string, place: number): number {
  if (place <= lengthBefore) return 0;
  const space = text.indexOf(' ', place - lengthBefore);
  return space < 0 || space >= place ? place : space + 1;
}

function endAfter(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const space = text.lastIndexOf(' ', place);
  return space <= place - lengthBefore ? place : space;
}

/** Lines without a full stop are separated by dots. */
function onOneLine(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/[\n\t]+/))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index, lines) =>
      index === lines.length - 1 || /[.!?…:;,][\s»”)]*$/u.test(line) ? line : `${line} ·`,
    )
    .join(' ');
}

function markPassages(text: string, hits: readonly Hit[]): readonly Passage[] {
  const pieces: Passage[] = hits.flatMap(({ from, to }, index) => [
    { text: text.slice(hits[index - 1]?.to ?? 0, from), isFound: false },
    { text: text.slice(from, to), isFound: true },
  ]);
  const rest: Passage = { text: text.slice(hits.at(-1)?.to ?? 0), isFound: false };
  return [...pieces, rest].filter((piece) => piece.text !== '');
}
