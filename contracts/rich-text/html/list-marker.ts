/** The bullet or the number of a list item, as a word processor writes it into the text. */
export type ListMarker =
  | { readonly ordered: false }
  /** `numbers`: what it can mean, as `i.` is the first or the ninth. */
  | { readonly ordered: true; readonly numbers: readonly number[] };

const bullet: ListMarker = { ordered: false };
const romanDigits: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

/**
 * Reads a marker: `·`, `o` and `§` are bullets; `3.`, `(b)`, `iv)` and `2.1` are numbers, of which
 * the last part counts.
 */
export function readMarker(written: string): ListMarker {
  const text = written.trim().toLowerCase();
  const body = text.replace(/^[([]/, '').replace(/[.)\]°:]{1,2}$/, '');
  const last = body.slice(body.lastIndexOf('.') + 1);
  if (/^\d{1,9}$/.test(last)) return { ordered: true, numbers: [Number(last)] };
  if (body === text || !/^[a-z]{1,9}$/.test(last)) return bullet;
  const numbers = [romanNumber(last), letterNumber(last)].filter((one) => one !== undefined);
  return numbers.length === 0 ? bullet : { ordered: true, numbers };
}

/** Returns the number of a letter; after `z` come `aa` and `bb`. */
function letterNumber(letters: string): number | undefined {
  const first = letters.slice(0, 1);
  if (first.repeat(letters.length) !== letters) return undefined;
  return first.charCodeAt(0) - 96 + 26 * (letters.length - 1);
}

function romanNumber(letters: string): number | undefined {
  const digits = Array.from(letters, (letter) => romanDigits[letter]);
  let number = 0;
  for (const [index, digit] of digits.entries()) {
    if (digit === undefined) return undefined;
    number += digit < (digits[index + 1] ?? 0) ? -digit : digit;
  }
  return number;
}
