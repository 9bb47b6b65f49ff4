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

/** The same, cut between words where there is such a place in its second half. */
export function cutBetweenWords(text: string, maximum: number): string {
  const cut = cutAt(text, maximum);
  if (cut === text || /\s/.test(charactersOf(text)[maximum] ?? '')) return cut;
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace < maximum / 2 ? cut : cut.slice(0, lastSpace).trimEnd() + ellipsis;
}
