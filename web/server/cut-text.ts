const ellipsis = '…';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function charactersOf(text: string): string[] {
  return [...characters.segment(text)].map(({ segment }) => segment);
}

/** A text of at most so many characters, followed by an ellipsis when something was cut. */
export function cutAt(text: string, maximum: number): string {
  const signs = charactersOf(text);
  if (signs.length <= maximum) return text;
  return signs.slice(0, maximum).join('').trimEnd() + ellipsis;
}

/** The spaces between words; those that keep a number and its unit together are none. */
const space = /[^\S\u00a0\u202f]/;
const lastSpace = /[^\S\u00a0\u202f][\S\u00a0\u202f]*$/;

/** The same, cut between words where there is such a place in its second half. */
export function cutBetweenWords(text: string, maximum: number): string {
  const cut = cutAt(text, maximum);
  if (cut === text || space.test(charactersOf(text)[maximum] ?? '')) return cut;
  const end = cut.search(lastSpace);
  return end < maximum / 2 ? cut : cut.slice(0, end).trimEnd() + ellipsis;
}
