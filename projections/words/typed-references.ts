import { foldReference } from './fold-reference.ts';

/** What people write before a reference. */
const announced =
  /^(?:r[ée]f(?:[ée]rence)?|ref|offre|offer|poste|job|n[°o]|numero|num[ée]ro)\.?$/iu;
const leastLength = 3;
const leastDigits = 4;
const longest = 4;
const most = 12;

/**
 * Returns the references that typed words may be, folded: one of them, or several in a row, with a
 * digit. “EST 2026 01931” is one.
 */
export function typedReferences(typed: string): readonly string[] {
  const words = typed.split(/[\s,;:#]+/u).filter((word) => word !== '' && !announced.test(word));
  const found = new Set<string>();
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const folded = foldReference(words.slice(start, start + length).join(''));
      if (isReference(folded)) found.add(folded);
    }
  return [...found].slice(0, most);
}

/** A number alone must be long: others are years, and amounts. */
function isReference(folded: string): boolean {
  const isNumber = /^\d+$/.test(folded);
  return /\d/.test(folded) && folded.length >= (isNumber ? leastDigits : leastLength);
}

/** Returns whether typed words are one reference, which then is no offer's. */
export function isOneReference(typed: string): boolean {
  const words = typed.split(/\s+/u).filter((word) => word !== '' && !announced.test(word));
  const [word = ''] = words;
  return words.length === 1 && /\p{L}.*[-_/.]?\d{3,}/u.test(word);
}
