const ellipsis = '…';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function splitCharacters(text: string): string[] {
  return [...characters.segment(text)].map(({ segment }) => segment);
}

/**
 * Truncates a text to at most this many characters, followed by an ellipsis if it was longer: none
 * after a whole sentence.
 */
export function truncate(text: string, maximum: number): string {
  const signs = splitCharacters(text);
  if (signs.length <= maximum) return text;
  return ended(signs.slice(0, maximum).join(''));
}

/** The beginning of a text, with its end marked: “a sentence.”, “half of one…”, never “it,…”. */
function ended(beginning: string): string {
  const trimmed = beginning.replace(/[\s,;:–—-]+$/u, '');
  return /[.!?…]$/u.test(trimmed) ? trimmed : trimmed + ellipsis;
}

/** The spaces between words, without those that keep a number and its unit together. */
const space = /[^\S\u00a0\u202f]/;
const lastSpace = /[^\S\u00a0\u202f][\S\u00a0\u202f]*$/;

/** Like `truncate`, but truncates between words if there is a space in the second half. */
export function truncateBetweenWords(text: string, maximum: number): string {
  const cut = truncate(text, maximum);
  if (cut === text || space.test(splitCharacters(text)[maximum] ?? '')) return cut;
  const end = cut.search(lastSpace);
  return end < maximum / 2 ? cut : ended(cut.slice(0, end));
}
