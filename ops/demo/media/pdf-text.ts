/** Widths of Helvetica from the space to `~`, in thousandths of its size (Adobe’s font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** The codes of WinAnsi characters that Latin-1 lacks. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  '\u202f': 0xa0,
};

/**
 * Returns a text as a PDF string in WinAnsi.
 * @throws RangeError for a character that WinAnsi lacks
 */
export function encoded(text: string): string {
  const bytes = Array.from(text, (character) => {
    const code = winAnsi[character] ?? character.charCodeAt(0);
    if (code > 0xff) throw new RangeError(`“${character}” cannot be written`);
    return code.toString(16).padStart(2, '0');
  });
  return `<${bytes.join('')}>`;
}

/**
 * Returns a text broken at its spaces into lines of at most a width, in thousandths of its size.
 */
export function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || widthOf(`${line} ${word}`) > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function widthOf(text: string): number {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(plain).reduce((sum, one) => sum + (widths[one.charCodeAt(0) - 32] ?? 556), 0);
}
