import {
  type FiguresTable,
  maxFigureCells,
  maxFigureColumns,
  maxFigureRows,
} from '@parvis/contracts/figures/figures-table.ts';
import { type NumberStyle, readCell, styleOf } from '@parvis/contracts/figures/read-number.ts';
import { type ReadTable, readTable, textOf } from '@parvis/contracts/figures/read-table.ts';
import { linesOfText, tablesIn } from '@parvis/contracts/figures/table-lines.ts';
import { readPasted } from '../../page-editor/text-form/paste/read-pasted.ts';
import type { Place } from './move-focus.ts';
import { addColumn, addRow, isBlank, withCell } from './typed-table.ts';

type Lines = readonly (readonly string[])[];

/** Returns the cells on the clipboard; undefined if it has no table. */
export function pastedLines(data: Pick<DataTransfer, 'getData'>): Lines | undefined {
  const html = data.getData('text/html');
  const [table] = /<table/i.test(html) ? tablesIn(readPasted(html).doc) : [];
  if (table !== undefined) return table;
  const pasted = data.getData('text/plain');
  let end = pasted.length;
  while ('\r\n'.includes(pasted[end - 1] ?? '-')) end -= 1;
  const text = pasted.slice(0, end);
  return /[\t\r\n]/.test(text) ? linesOfText(text) : undefined;
}

/** Where something is pasted: over everything, or from a cell on. */
export type PastePlace = 'all' | Place;

/** Returns a table with what was pasted, and how that was read. */
export function pasteTable(
  before: FiguresTable,
  lines: Lines,
  place: PastePlace,
  usual: NumberStyle,
  chosen?: NumberStyle,
): ReadTable | undefined {
  if (place === 'all' || isBlank(before)) return readTable(lines, usual, chosen);
  return pasteFrom(before, lines, place, chosen ?? styleOf(lines.flat()) ?? usual);
}

/** Fills the cells from a place on; those beyond the limits are left out. */
function pasteFrom(before: FiguresTable, lines: Lines, from: Place, style: NumberStyle): ReadTable {
  let table = before;
  let numbers = 0;
  let isCut = false;
  const notUnderstood: { at: string; text: string }[] = [];
  for (const { written, row, column } of placed(lines, from)) {
    const grown = grownTo(table, row, column);
    if (grown === undefined) {
      isCut = true;
      continue;
    }
    const cell = readCell(written, style);
    if (cell.kind === 'number') numbers += 1;
    const { kind, heading } = grown.columns[column] ?? { kind: 'number', heading: '' };
    if (cell.kind === 'text' && !cell.isKnown && kind !== 'text')
      notUnderstood.push({
        at: [grown.rows[row]?.heading, heading].filter(Boolean).join(', '),
        text: cell.text,
      });
    table = withCell(grown, row, column, kind === 'text' ? written.trim() : textOf(cell));
  }
  return { table, style, numbers, notUnderstood, isCut };
}

function placed(lines: Lines, from: Place) {
  return lines.flatMap((line, down) =>
    line.map((written, right) => ({ written, row: from.row + down, column: from.column + right })),
  );
}

/** Returns a table that has a place; undefined if that is beyond the limits. */
function grownTo(table: FiguresTable, row: number, column: number): FiguresTable | undefined {
  const rows = Math.max(row + 1, table.rows.length);
  const columns = Math.max(column + 1, table.columns.length);
  if (rows > maxFigureRows || columns > maxFigureColumns || rows * columns > maxFigureCells)
    return undefined;
  let grown = table;
  while (grown.rows.length < rows) grown = addRow(grown);
  while (grown.columns.length < columns) grown = addColumn(grown);
  return grown;
}
