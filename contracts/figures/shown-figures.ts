import {
  type Decimal,
  type FigureColumn,
  type FigureRow,
  type FiguresTable,
  isDecimal,
} from './figures-table.ts';

/** A cell as it is shown, before it is written in a language. */
export type ShownCell =
  | { readonly kind: 'missing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: Decimal; readonly decimals: number }
  | {
      readonly kind: 'change';
      readonly value: Decimal;
      readonly decimals: number;
      readonly unit: 'percent' | 'points';
    };

const missing: ShownCell = { kind: 'missing' };
/** The decimals of computed changes, unless the column says otherwise. */
const changeDecimals = 1;

/** Returns the column with one number per row: the one marked, otherwise the last with numbers. */
export function newestColumn({ columns }: FiguresTable): number {
  const marked = columns.findIndex(({ newest }) => newest);
  return marked === -1 ? columns.findLastIndex(({ kind }) => kind === 'number') : marked;
}

/** Returns the cells of a table as they are shown, changes computed; none for rows that are titles. */
export function showFigures(table: FiguresTable): readonly (readonly ShownCell[])[] {
  const widest = table.columns.map((_, at) => widestDecimals(table, at));
  return table.rows.map((row) => {
    if (row.kind === 'group') return [];
    return table.columns.map((column, at) => {
      const cell = row.cells[at] ?? '';
      if (isChange(column)) return showChange(cell, column, row);
      if (cell === '') return missing;
      if (column.kind === 'text' || !isDecimal(cell)) return { kind: 'text', text: cell };
      const decimals = row.decimals ?? column.decimals ?? widest[at] ?? 0;
      return { kind: 'number', value: cell, decimals };
    });
  });
}

/** Returns a change that is typed, or computed where nothing is. */
function showChange(cell: string, column: FigureColumn, row: FigureRow): ShownCell {
  const unit = column.kind === 'point-change' || isShare(row.unit) ? 'points' : 'percent';
  if (isDecimal(cell))
    return { kind: 'change', value: cell, decimals: column.decimals ?? decimalsOf(cell), unit };
  if (cell !== '') return { kind: 'text', text: cell };
  const value = changeOf(column, row.cells, unit);
  if (value === undefined) return missing;
  const decimals = column.decimals ?? changeDecimals;
  return { kind: 'change', value: rounded(value, decimals), decimals, unit };
}

/** Returns the number of decimals of a number as it is stored. */
export function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}

function isChange({ kind }: FigureColumn): boolean {
  return kind === 'percent-change' || kind === 'point-change';
}

function isShare(unit: string | undefined): boolean {
  return unit?.endsWith('%') ?? false;
}

function widestDecimals({ rows }: FiguresTable, at: number): number {
  const own = rows
    .filter(({ decimals }) => decimals === undefined)
    .map(({ cells }) => cells[at] ?? '')
    .filter(isDecimal);
  return Math.max(0, ...own.map(decimalsOf));
}

/** Returns the change between two columns; undefined where it would say nothing. */
function changeOf(
  { from, to }: FigureColumn,
  cells: readonly string[],
  unit: 'percent' | 'points',
): Decimal | undefined {
  const [before, after] = [from, to].map((at) => cells[at ?? -1] ?? '');
  if (before === undefined || after === undefined) return undefined;
  if (!isDecimal(before) || !isDecimal(after)) return undefined;
  if (unit === 'points') return `${Number(after) - Number(before)}`;
  // The rate from nothing, or from a gain to a loss, has no meaning; that of expenses does.
  if (Number(before) * Number(after) <= 0 && Number(after) !== 0) return undefined;
  if (Number(before) === 0) return undefined;
  return `${(Number(after) / Number(before) - 1) * 100}`;
}

function rounded(value: Decimal, decimals: number): Decimal {
  const factor = 10 ** decimals;
  const [magnitude, sign] = [Math.abs(Number(value)), Math.sign(Number(value))];
  // What is halfway in decimals may be just below in binary.
  const whole = Math.round(Number((magnitude * factor).toPrecision(12)));
  return `${whole === 0 ? 0 : (sign * whole) / factor}`;
}
