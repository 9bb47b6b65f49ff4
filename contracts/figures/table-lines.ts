import type { RichText, TableRow } from '../rich-text/document.ts';
import { toPlainText } from '../rich-text/plain-text.ts';

/** Returns the tables of a rich text, each as the texts of its cells by line. */
export function tablesIn({ content }: RichText): readonly (readonly (readonly string[])[])[] {
  return content.flatMap((block) => (block.type === 'table' ? [linesOf(block.content)] : []));
}

/**
 * Returns the texts of cells by line.
 * @param spanned what one that spans others leaves in them: nothing, or its text again
 */
export function linesOf(
  rows: readonly TableRow[],
  spanned: 'empty' | 'repeated' = 'empty',
): string[][] {
  const lines: string[][] = rows.map(() => []);
  for (const [row, { content }] of rows.entries()) {
    let at = 0;
    for (const cell of content) {
      while (lines[row]?.[at] !== undefined) at += 1;
      const { colspan, rowspan } = cell.attrs;
      const text = toPlainText({ type: 'doc', content: cell.content });
      const left = spanned === 'empty' ? '' : text;
      for (const line of lines.slice(row, row + rowspan)) fill(line, left, at, colspan);
      const line = lines[row];
      if (line) line[at] = text;
      at += colspan;
    }
  }
  return lines;
}

function fill(line: string[], text: string, from: number, cells: number): void {
  for (let at = from; at < from + cells; at += 1) line[at] = text;
}

/** Returns the cells of plain text as spreadsheets copy it: by tabs, in quotes where they break. */
export function linesOfText(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    lines.at(-1)?.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '');
    at = cell.lastIndex;
    const end = /\t|\r\n?|\n/y;
    end.lastIndex = at;
    const separator = end.exec(text)?.[0];
    if (separator === undefined) break;
    at += separator.length;
    if (separator !== '\t') lines.push([]);
  }
  return lines;
}
