import type { FigureColumn, FigureRow } from '@parvis/contracts/figures/figures-table.ts';
import { readCell } from '@parvis/contracts/figures/read-number.ts';
import type { ReadTable } from '@parvis/contracts/figures/read-table.ts';

/** The unit that is written beside a number. */
const written = /%|€|£|\$|CHF|EUR|USD|GBP|(?:pts?|points?|p\.p\.|pp)\.?$/iu;

/**
 * Returns a table in which no number loses the unit beside it: what a whole column has becomes the
 * unit of the column; a number whose unit has no such place stays the words that it was.
 * @param lines the cells that were read, without blank lines
 */
export function keepSigns(read: ReadTable, lines: readonly (readonly string[])[]): ReadTable {
  const { columns, rows } = read.table;
  const body = lines.slice(lines.length - rows.length);
  const signs = body.map((line) => columns.map((_, at) => signOf(line[at + 1] ?? '', read)));
  const headed = columns.map((column, at) => {
    if (column.kind !== 'number') return column;
    const own = signs.flatMap((line, row) => (rows[row]?.unit ? [] : (line[at] ?? [])));
    const [unit, ...others] = new Set(own);
    return unit && others.length === 0 ? { ...column, unit } : column;
  });
  let numbers = read.numbers;
  const notUnderstood = [...read.notUnderstood];
  const kept = rows.map((row, place) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      const [sign, column, text] = [signs[place]?.[at], headed[at], body[place]?.[at + 1] ?? ''];
      if (!sign || !column || isSaid(sign, row, column)) return cell;
      numbers -= 1;
      const headings = [row.heading, column.heading].filter(Boolean);
      notUnderstood.push({ at: headings.join(', '), text: text.trim() });
      return text.trim();
    }),
  }));
  return { ...read, numbers, notUnderstood, table: { ...read.table, columns: headed, rows: kept } };
}

/** Returns the unit beside a number, none as an empty text; undefined if it is no number. */
function signOf(text: string, { style }: ReadTable): string | undefined {
  if (readCell(text, style).kind !== 'number') return undefined;
  return written.exec(text.trim())?.[0] ?? '';
}

function isSaid(sign: string, row: FigureRow, column: FigureColumn): boolean {
  if (column.kind === 'text' || column.unit === sign || row.unit === sign) return true;
  const isChange = column.kind !== 'number';
  return isChange && !/^(?:€|£|\$|CHF|EUR|USD|GBP)$/iu.test(sign);
}
