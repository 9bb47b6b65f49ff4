import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';

export const maxFigureRows = 200;
export const maxFigureColumns = 30;
/** The most cells of a table: what a page renders without holding up others. */
export const maxFigureCells = 2_000;
export const maxFigureDecimals = 4;
/** The most characters of each text of a table. */
export const maxFigureText = { columnHeading: 80, rowHeading: 160, cell: 120 } as const;

/**
 * A number as it is stored, whatever the language of the page: digits, a point before the decimals,
 * a hyphen before what is negative. Its own decimals are kept: `15.0` is not `15`.
 */
const decimal = /^-?\d{1,15}(?:\.\d{1,4})?$/;

export type Decimal = `${number}`;

/** Returns whether a cell is a number. */
export function isDecimal(cell: string): cell is Decimal {
  return decimal.test(cell);
}

/**
 * What a column has: numbers, texts, or how much something changed, in percent or in points. In a
 * row of percentages, a change is in points in any case.
 */
export const columnKinds = ['number', 'text', 'percent-change', 'point-change'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** A row, the title of those that follow, or their total. */
export const rowKinds = ['row', 'group', 'total'] as const;
export type RowKind = (typeof rowKinds)[number];

const place = z
  .int()
  .min(0)
  .max(maxFigureColumns - 1);
const decimals = z.int().min(0).max(maxFigureDecimals);

const figureColumnSchema = z.object({
  heading: singleLine(maxFigureText.columnHeading).default(''),
  kind: z.enum(columnKinds).default('number'),
  decimals: decimals.optional(),
  unit: singleLine(24).optional(),
  /** Of a change: the columns that it is computed from, where its own cell is empty. */
  from: place.optional(),
  to: place.optional(),
  /** The column that stays beside the names of rows, and that one number per row is taken from. */
  newest: z.boolean().optional(),
});
export type FigureColumn = z.infer<typeof figureColumnSchema>;

const figureRowSchema = z.object({
  heading: singleLine(maxFigureText.rowHeading).default(''),
  kind: z.enum(rowKinds).default('row'),
  unit: singleLine(24).optional(),
  decimals: decimals.optional(),
  /** A number as in `isDecimal`, a text, or empty if it is missing; in the order of the columns. */
  cells: z.array(singleLine(maxFigureText.cell)).max(maxFigureColumns).default([]),
});
export type FigureRow = z.infer<typeof figureRowSchema>;

/** The figures of a table or a chart. */
export const figuresTableSchema = z
  .object({
    /** The heading above the names of rows. */
    corner: singleLine(maxFigureText.columnHeading).default(''),
    columns: z.array(figureColumnSchema).min(1).max(maxFigureColumns),
    rows: z.array(figureRowSchema).min(1).max(maxFigureRows),
  })
  .check(({ value, issues }) => {
    const { columns, rows } = value;
    if (columns.length * rows.length > maxFigureCells)
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: Math.floor(maxFigureCells / columns.length),
        inclusive: true,
        input: rows,
        path: ['rows'],
      });
    const [long] = rows.flatMap(({ cells }, row) => (cells.length > columns.length ? [row] : []));
    if (long !== undefined)
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: columns.length,
        inclusive: true,
        input: rows[long]?.cells,
        path: ['rows', long, 'cells'],
      });
  });
export type FiguresTable = z.infer<typeof figuresTableSchema>;

/** Returns the heading of a row or a column, with the unit of its own. */
export function headingOf({ heading, unit }: Pick<FigureRow, 'heading' | 'unit'>): string {
  return unit ? `${heading} (${unit})` : heading;
}

/** Returns the text of every line of a table, cells separated by tabs; missing ones are empty. */
export function textOfFigures({ corner, columns, rows }: FiguresTable): readonly string[] {
  const headings = [corner, ...columns.map(headingOf)];
  return [headings, ...rows.map((row) => [headingOf(row), ...row.cells])]
    .map((line) => line.filter((text) => text !== '').join('\t'))
    .filter((line) => line !== '');
}
