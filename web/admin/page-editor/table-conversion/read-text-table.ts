import {
  maxFigureCells,
  maxFigureColumns,
  maxFigureRows,
  maxFigureText,
} from '@parvis/contracts/figures/figures-table.ts';
import { styleByLocale } from '@parvis/contracts/figures/read-number.ts';
import { type ReadTable, readTable, tidyCell } from '@parvis/contracts/figures/read-table.ts';
import { linesOf } from '@parvis/contracts/figures/table-lines.ts';
import type { BlockNode, RichText, TableRow } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepSigns } from './keep-signs.ts';

/** The figures that a table of a text becomes. */
export interface TextTable {
  readonly kind: 'read';
  readonly data: { readonly caption: string; readonly table: ReadTable['table'] };
  readonly read: ReadTable;
  /** Whether its cells have links or formatting, which figures have not. */
  readonly hasMarks: boolean;
}

/** Why a table stays in its text: it has no two columns and rows, or not all of it would fit. */
export type Unconverted = { readonly kind: 'unreadable' } | { readonly kind: 'too-large' };

const longestCaption = 200;

/** Returns the figures of the table that is a block of a text, with nothing of its words left out. */
export function readTextTable(
  { content }: RichText,
  at: number,
  page: { readonly locale: Locale; readonly title: string },
): TextTable | Unconverted {
  const block = content[at];
  if (block?.type !== 'table') return { kind: 'unreadable' };
  const { caption, rows } = withoutCaption(block.content);
  const lines = linesWithHeadings(rows)
    .map((line) => Array.from(line, (text?: string) => tidyCell(text ?? '')))
    .filter((line) => line.some((text) => text !== ''));
  if (!fits(lines)) return { kind: 'too-large' };
  const found = readTable(lines, styleByLocale[page.locale]);
  if (found === undefined) return { kind: 'unreadable' };
  const read = keepSigns(found, lines);
  const words = caption ?? captionBefore(content.slice(0, at)) ?? page.title;
  return {
    kind: 'read',
    data: { caption: tidyCell(words).slice(0, longestCaption), table: read.table },
    read,
    hasMarks: JSON.stringify(block).includes('"marks":[{'),
  };
}

/** Splits off the first row if it is one cell over all columns: the caption, as Word writes it. */
function withoutCaption(rows: readonly TableRow[]) {
  const [first, ...others] = rows;
  const text = first?.content.length === 1 ? tidyCell(textOf(first.content[0]?.content)) : '';
  const isCaption = text !== '' && others.some(({ content }) => content.length > 1);
  return isCaption ? { caption: text, rows: others } : { caption: undefined, rows };
}

/** Returns the lines of a table; several rows of headings become one. */
function linesWithHeadings(rows: readonly TableRow[]): readonly (readonly string[])[] {
  const body = rows.findIndex(({ content }) => content.some(({ type }) => type !== 'tableHeader'));
  const heads = linesOf(rows.slice(0, Math.max(0, body)), 'repeated').map((line) =>
    line.map(tidyCell),
  );
  if (heads.length < 2) return linesOf(rows);
  const width = Math.max(...heads.map(({ length }) => length));
  const joined = Array.from({ length: width }, (_, at) =>
    [...new Set(heads.map((line) => line[at] ?? ''))].filter((text) => text !== '').join(' '),
  );
  return [joined, ...linesOf(rows).slice(body)];
}

/** Returns the words above a table: a short line right above it, else the heading before it. */
function captionBefore(blocks: readonly BlockNode[]): string | undefined {
  const above = blocks.at(-1);
  const line = above?.type === 'paragraph' ? tidyCell(textOf([above])) : '';
  if (line !== '' && line.length <= maxFigureText.cell && !/[.!?…]$/u.test(line))
    return named(line);
  const headings = blocks.filter(({ type }) => type === 'heading').map((one) => textOf([one]));
  return headings.findLast((text) => tidyCell(text) !== '');
}

function named(line: string): string {
  return line.endsWith(':') ? line.slice(0, -1).trim() : line;
}

function fits(lines: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = lines;
  const columns = Math.max(0, ...lines.map(({ length }) => length)) - 1;
  const { rowHeading, columnHeading, cell } = maxFigureText;
  return (
    columns <= maxFigureColumns &&
    others.length <= maxFigureRows &&
    others.length * columns <= maxFigureCells &&
    first.every(({ length }) => length <= columnHeading) &&
    others.every(
      ([heading = '', ...cells]) =>
        heading.length <= rowHeading && cells.every(({ length }) => length <= cell),
    )
  );
}

function textOf(content: readonly BlockNode[] = []): string {
  return toPlainText({ type: 'doc', content: [...content] });
}
