import {
  type FigureColumn,
  type FigureRow,
  type FiguresTable,
  maxFigureCells,
  maxFigureColumns,
  maxFigureRows,
  maxFigureText,
} from './figures-table.ts';
import { type NumberStyle, type ReadCell, readCell, styleOf } from './read-number.ts';

/** What a table of texts says. */
export interface ReadTable {
  readonly table: FiguresTable;
  readonly style: NumberStyle;
  readonly numbers: number;
  /** Cells among numbers that are none, with the headings of their row and column. */
  readonly notUnderstood: readonly { readonly at: string; readonly text: string }[];
  /** Whether rows or columns beyond the limits were left out. */
  readonly isCut: boolean;
}

const totals = /^(?:sous-)?totau?x?\b|^(?:sub-?)?total\b|^ensemble\b|^net (?:profit|income)\b/iu;
const changes = /^(?:var(?:iation|\.)?|évol(?:ution|\.)?|change|chg|growth|yoy|δ|∆|[+\-/±%]+)/iu;
/** A year or a period, which a heading may be: a number, but none of a table. */
const period =
  /^(?:(?:FY|T[1-4]|Q[1-4]|S[12]|H[12]|[1-4][TQ])\s?-?)?(?:19|20)\d\d(?:\s?[a-zé*]*)?$/iu;

/**
 * Returns the table that lines of cells say. The first line is that of headings if nothing in it is
 * a number but years; the first column has the names of rows.
 * @param style of numbers that fit both; otherwise that of most of them is found
 */
export function readTable(
  lines: readonly (readonly string[])[],
  usual: NumberStyle,
  chosen?: NumberStyle,
): ReadTable | undefined {
  const filled = lines
    .map((line) => line.map(tidyCell))
    .filter((line) => line.some((one) => one !== ''));
  const width = Math.min(Math.max(0, ...filled.map(({ length }) => length)), maxFigureColumns + 1);
  const [first, ...others] = filled;
  if (first === undefined || width < 2) return undefined;
  const style = chosen ?? styleOf(filled.flatMap((line) => line.slice(1))) ?? usual;
  const hasHeadings = first
    .slice(1)
    .every((one) => period.test(one) || readCell(one, style).kind !== 'number');
  const body = hasHeadings ? others : filled;
  const most = Math.min(maxFigureRows, Math.floor(maxFigureCells / (width - 1)));
  const read = body.slice(0, most).map((line) => ({
    heading: (line[0] ?? '').slice(0, maxFigureText.rowHeading),
    cells: Array.from({ length: width - 1 }, (_, at) => readCell(line[at + 1] ?? '', style)),
  }));
  const headings = hasHeadings ? first : [];
  const columns = Array.from({ length: width - 1 }, (_, at) =>
    columnOf(
      (headings[at + 1] ?? '').slice(0, maxFigureText.columnHeading),
      read.map(({ cells }) => cells[at]),
    ),
  );
  const rows = read.map(({ heading, cells }) => rowOf(heading, cells, columns));
  if (rows.length === 0) return undefined;
  return {
    table: {
      corner: (headings[0] ?? '').slice(0, maxFigureText.columnHeading),
      columns: withNewest(columns),
      rows,
    },
    style,
    numbers: read.flatMap(({ cells }) => cells).filter(({ kind }) => kind === 'number').length,
    notUnderstood: read.flatMap(({ heading, cells }) =>
      cells.flatMap((cell, at) =>
        cell.kind === 'text' && !cell.isKnown && columns[at]?.kind !== 'text'
          ? [{ at: [heading, columns[at]?.heading].filter(Boolean).join(', '), text: cell.text }]
          : [],
      ),
    ),
    isCut: body.length > most || filled.some(({ length }) => length > width),
  };
}

/** Returns the text of a cell on one line, without control characters. */
export function tidyCell(cell: string): string {
  return cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function columnOf(heading: string, cells: readonly (ReadCell | undefined)[]): FigureColumn {
  const numbers = cells.flatMap((cell) => (cell?.kind === 'number' ? [cell] : []));
  const texts = cells.filter((cell) => cell?.kind === 'text' && !cell.isKnown);
  if (numbers.length === 0 || texts.length > numbers.length) return { heading, kind: 'text' };
  const isChange =
    changes.test(heading) ||
    numbers.some(({ isSigned, value }) => isSigned && !value.startsWith('-'));
  const isPercent = numbers.some((one) => one.isPercent) || heading.includes('%');
  if (isChange && isPercent) return { heading, kind: 'percent-change' };
  if (isChange && numbers.some(({ isPoints }) => isPoints))
    return { heading, kind: 'point-change' };
  return { heading, kind: 'number' };
}

function rowOf(
  heading: string,
  cells: readonly ReadCell[],
  columns: readonly FigureColumn[],
): FigureRow {
  const plain = cells.filter((_, at) => columns[at]?.kind === 'number');
  const numbers = plain.flatMap((cell) => (cell.kind === 'number' ? [cell] : []));
  const isShare = numbers.length > 0 && numbers.every(({ isPercent }) => isPercent);
  const isGroup = heading !== '' && cells.every(({ kind }) => kind === 'missing');
  return {
    heading,
    kind: isGroup ? 'group' : totals.test(heading) ? 'total' : 'row',
    ...(isShare && { unit: '%', decimals: widest(numbers.map(({ value }) => value)) }),
    cells: isGroup ? [] : cells.map(textOf),
  };
}

function widest(values: readonly string[]): number {
  return Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
}

/** Returns what is stored of a cell. */
export function textOf(cell: ReadCell): string {
  if (cell.kind === 'missing') return '';
  return cell.kind === 'number' ? cell.value : cell.text.slice(0, maxFigureText.cell);
}

/** Marks the newest of columns that are years; otherwise the last with numbers stands for it. */
function withNewest(columns: readonly FigureColumn[]): FigureColumn[] {
  const years = columns.map(({ kind, heading }) =>
    kind === 'number' ? Number(/(?:19|20)\d\d/.exec(heading)?.[0] ?? 0) : 0,
  );
  const newest = Math.max(0, ...years);
  const at = years.indexOf(newest);
  return columns.map((column, place) =>
    newest > 0 && place === at ? { ...column, newest: true } : column,
  );
}
