import {
  type FiguresTable,
  maxFigureCells,
  maxFigureColumns,
  maxFigureRows,
} from '@parvis/contracts/figures/figures-table.ts';
import { type NumberStyle, readCell, styleOf } from '@parvis/contracts/figures/read-number.ts';
import { type ReadTable, readTable } from '@parvis/contracts/figures/read-table.ts';
import { linesOfText, tablesIn } from '@parvis/contracts/figures/table-lines.ts';
import { readPasted } from '../../page-editor/text-form/paste/read-pasted.ts';
import { addColumn, addRow, isBlank, withCell } from './typed-table.ts';

type Lines = readonly (readonly string[])[];

/** Returns the cells on the clipboard; undefined if it has no table. */
export function pastedLines(data: Pick<DataTransfer, 'getData'>): Lines | undefined {
  const html = data.getData('text/html');
  const [table] = /<table/i.test(html) ? tablesIn(readPasted(html).doc) : [];
  if (table !== undefined) return table;
  const text = data.getData('text/plain').replace(/[\r\n]+$/, '');
  return /[\t\r\n]/.test(text) ? linesOfText(text) : undefined;
}

/** Where something is pasted: over everything, or from a cell on. */
export type PastePlace = 'all' | { readonly row: number; readonly column: number };

/** Returns a table with what was pasted, and how that was read. */
export function pasteTable(
  before: FiguresTable,
  lines: Lines,
  place: PastePlace,
  usual: NumberStyle,
  chosen?: NumberStyle,
): ReadTable | undefined {
  if (place === 'all' || isBlank(before)) return readTable(lines, usual, chosen);
  const style = chosen ?? styleOf(lines.flat()) ?? usual;
  let table = before;
  let numbers = 0;
  let isCut = false;
  const notUnderstood: { at: string; text: string }[] = [];
  for (const [down, line] of lines.entries())
    for (const [right, written] of line.entries()) {
      const [row, column] = [place.row + down, place.column + right];
      const rows = Math.max(row + 1, table.rows.length);
      const columns = Math.max(column + 1, table.columns.length);
      if (rows > maxFigureRows || columns > maxFigureColumns || rows * columns > maxFigureCells) {
        isCut = true;
        continue;
      }
      while (table.rows.length < rows) table = addRow(table);
      while (table.columns.length < columns) table = addColumn(table);
      const cell = readCell(written, style);
      if (cell.kind === 'number') numbers += 1;
      const { kind, heading } = table.columns[column] ?? { kind: 'number', heading: '' };
      if (cell.kind === 'text' && !cell.isKnown && kind !== 'text')
        notUnderstood.push({
          at: [table.rows[row]?.heading, heading].filter(Boolean).join(', '),
          text: cell.text,
        });
      const text = cell.kind === 'missing' ? '' : cell.kind === 'number' ? cell.value : cell.text;
      table = withCell(table, row, column, kind === 'text' ? written.trim() : text);
    }
  return { table, style, numbers, notUnderstood, isCut };
}
