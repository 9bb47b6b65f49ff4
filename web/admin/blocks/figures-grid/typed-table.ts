import {
  type FigureColumn,
  type FigureRow,
  type FiguresTable,
  figuresTableSchema,
} from '@parvis/contracts/figures/figures-table.ts';

/** Returns a table that is saved or typed; a small empty one if there is none. */
export function typedTable(value: unknown): FiguresTable {
  // Checked without what validation would change in words that are being typed.
  const read = figuresTableSchema.safeParse(value);
  if (isTable(value)) return filled(value);
  return read.success ? read.data : emptyTable();
}

/** A table of which the heading above the names of rows may be left out. */
type SavedTable = Pick<FiguresTable, 'columns' | 'rows'> & Partial<FiguresTable>;

function isTable(value: unknown): value is SavedTable {
  if (typeof value !== 'object' || value === null) return false;
  if (!('columns' in value) || !('rows' in value)) return false;
  return Array.isArray(value.columns) && Array.isArray(value.rows);
}

function filled({ corner = '', columns, rows }: SavedTable): FiguresTable {
  return {
    corner,
    columns: columns.map((column) => ({ ...emptyColumn, ...column })),
    rows: rows.map((row) => ({ ...emptyRow, ...row })),
  };
}

const emptyColumn: FigureColumn = { heading: '', kind: 'number' };
const emptyRow: FigureRow = { heading: '', kind: 'row', cells: [] };

function emptyTable(): FiguresTable {
  return {
    corner: '',
    columns: [emptyColumn, emptyColumn, emptyColumn],
    rows: [emptyRow, emptyRow, emptyRow],
  };
}

/** Returns whether nothing is written in a table. */
export function isBlank({ corner, columns, rows }: FiguresTable): boolean {
  const words = [corner, ...columns.map(({ heading }) => heading)];
  return [...words, ...rows.flatMap(({ heading, cells }) => [heading, ...cells])].every(
    (one) => one === '',
  );
}

export function withCell(table: FiguresTable, row: number, at: number, cell: string): FiguresTable {
  return withRow(table, row, (old) => {
    const cells = table.columns.map((_, place) => old.cells[place] ?? '');
    return { ...old, cells: cells.with(at, cell) };
  });
}

export function withRow(
  table: FiguresTable,
  at: number,
  change: (row: FigureRow) => FigureRow,
): FiguresTable {
  return { ...table, rows: table.rows.map((row, place) => (place === at ? change(row) : row)) };
}

export function withColumn(
  table: FiguresTable,
  at: number,
  change: (column: FigureColumn) => FigureColumn,
): FiguresTable {
  const columns = table.columns.map((column, place) => (place === at ? change(column) : column));
  return { ...table, columns };
}

/** Sets the unit of a row; none if it is empty. */
export function withUnit(table: FiguresTable, at: number, unit: string): FiguresTable {
  return withRow(table, at, (row) => {
    const { unit: _, ...others } = row;
    return unit === '' ? others : { ...others, unit };
  });
}

/** The columns that a change is computed from. */
export const changeEnds = ['from', 'to'] as const;
type ChangeEnd = (typeof changeEnds)[number];

/** Sets one column that a change is computed from; undefined if it is typed. */
export function withEnd(
  table: FiguresTable,
  at: number,
  end: ChangeEnd,
  place: number | undefined,
): FiguresTable {
  return withColumn(table, at, (column) => {
    const { [end]: _, ...others } = column;
    return place === undefined ? others : { ...others, [end]: place };
  });
}

/** Marks the newest column, which is one at most. */
export function withNewest(table: FiguresTable, at: number, newest: boolean): FiguresTable {
  const columns = table.columns.map((column, place) => {
    const { newest: _, ...others } = column;
    return newest && place === at ? { ...others, newest } : others;
  });
  return { ...table, columns };
}

export function addRow(table: FiguresTable): FiguresTable {
  return { ...table, rows: [...table.rows, emptyRow] };
}

export function addColumn(table: FiguresTable): FiguresTable {
  return { ...table, columns: [...table.columns, emptyColumn] };
}

export function removeRow(table: FiguresTable, at: number): FiguresTable {
  return { ...table, rows: table.rows.toSpliced(at, 1) };
}

export function moveRow(table: FiguresTable, from: number, to: number): FiguresTable {
  return { ...table, rows: moved(table.rows, from, to) };
}

/** Removes a column; changes that were computed from it are typed from then on. */
export function removeColumn(table: FiguresTable, at: number): FiguresTable {
  const places = table.columns.map((_, place) => place).toSpliced(at, 1);
  return inOrder(table, places);
}

export function moveColumn(table: FiguresTable, from: number, to: number): FiguresTable {
  return inOrder(
    table,
    moved(
      table.columns.map((_, place) => place),
      from,
      to,
    ),
  );
}

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Returns the columns at these former places; what refers to a column follows it. */
function inOrder(table: FiguresTable, places: readonly number[]): FiguresTable {
  const placeOf = (former: number | undefined) => {
    const now = former === undefined ? -1 : places.indexOf(former);
    return now === -1 ? undefined : now;
  };
  const columns = places.flatMap((place) => table.columns.slice(place, place + 1));
  return {
    ...table,
    columns: columns.map(({ from, to, ...column }) => {
      const [first, second] = [placeOf(from), placeOf(to)];
      return {
        ...column,
        ...(first !== undefined && { from: first }),
        ...(second !== undefined && { to: second }),
      };
    }),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.length === 0 ? [] : places.map((place) => row.cells[place] ?? ''),
    })),
  };
}
