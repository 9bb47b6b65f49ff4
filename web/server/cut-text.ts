const ellipsis = '…';

/** A text of at most so many characters, followed by an ellipsis when something was cut. */
export function cutAt(text: string, characters: number): string {
  const signs = [...text];
  if (signs.length <= characters) return text;
  return signs.slice(0, characters).join('').trimEnd() + ellipsis;
}

/** The same, cut between words where there is such a place in its second half. */
export function cutBetweenWords(text: string, characters: number): string {
  const cut = cutAt(text, characters);
  if (cut === text || /\s/.test([...text][characters] ?? '')) return cut;
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace < characters / 2 ? cut : cut.slice(0, lastSpace).trimEnd() + ellipsis;
}
