import { prepared } from '../postgres/prepared.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** The PostgreSQL type of a value, and its source; undefined becomes null. */
type Column<Item> =
  | readonly ['text' | 'timestamptz' | 'tsvector', ValueOf<Item, string>]
  | readonly ['int', ValueOf<Item, number>]
  | readonly ['boolean', ValueOf<Item, boolean>]
  | readonly ['text[]', ValueOf<Item, readonly string[]>]
  | readonly ['int[]', ValueOf<Item, readonly number[]>]
  | readonly ['json', ValueOf<Item, unknown>]
  | readonly ['jsonb', ValueOf<Item, unknown>];

type ValueOf<Item, Value> = (item: Item, place: number) => Value | null | undefined;

/** Columns by name. */
type Columns<Item> = Readonly<Record<string, Column<Item>>>;

/**
 * Inserts a row for each item.
 * @param table with its schema
 * @param onConflict the clause for rows that exist
 */
export async function insertRows<Item>(
  sql: Queryable,
  table: string,
  items: readonly Item[],
  columns: Columns<Item>,
  onConflict = '',
): Promise<void> {
  if (items.length === 0) return;
  const { names, select, values } = rowsForItems(items, columns);
  await sql.query(prepared(`insert into ${table} (${names}) ${select} ${onConflict}`), values);
}

/** Inserts a row for each item, replacing the one with its `id`. @param table with its schema */
export async function upsertRows<Item>(
  sql: Queryable,
  table: string,
  items: readonly Item[],
  columns: Columns<Item>,
): Promise<void> {
  const others = Object.keys(columns).filter((name) => name !== 'id');
  const replaced = others.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  await insertRows(sql, table, items, columns, `on conflict (id) do update set ${replaced}`);
}

/** Rows as a query, with its parameters. */
interface GivenRows {
  /** The columns' names, in order. */
  readonly names: string;
  readonly select: string;
  readonly values: Buffer[];
}

/** Makes a query that returns one row for each item. */
export function rowsForItems<Item>(items: readonly Item[], columns: Columns<Item>): GivenRows {
  const entries = Object.entries(columns);
  const names = entries.map(([name]) => `"${name}"`).join(', ');
  const typed = entries.map(([name, [type]]) => `"${name}"::${type}`).join(', ');
  const parameters = entries.map((_, index) => `$${index + 1}::text[]`).join(', ');
  return {
    names,
    select: `select ${typed} from unnest(${parameters}) as given (${names})`,
    values: entries.map(([, column]) =>
      textArray(items.map((item, place) => columnText(column, item, place))),
    ),
  };
}

function columnText<Item>(column: Column<Item>, item: Item, place: number): string | null {
  if (column[0] === 'json' || column[0] === 'jsonb') {
    const value = column[1](item, place);
    return value === null || value === undefined ? null : JSON.stringify(value);
  }
  const value = column[1](item, place);
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (column[0] === 'int[]') return `{${String(value)}}`;
  return typeof value === 'object' ? `{${value.map(quoted).join()}}` : String(value);
}

/** Returns an array element in PostgreSQL's text format. */
function quoted(element: string | number): string {
  return `"${String(element).replaceAll(/["\\]/g, '\\$&')}"`;
}

const textType = 25;

/**
 * Returns a `text[]` in PostgreSQL's binary format: dimensions, whether there are nulls, type of
 * the elements, their number, the first index; then length and bytes of each. The text format needs
 * quotes and escapes, which take longer to write and parse than inserting the rows.
 */
function textArray(texts: readonly (string | null)[]): Buffer {
  const bytes = texts.reduce((sum, text) => sum + 4 + Buffer.byteLength(text ?? ''), 0);
  const buffer = Buffer.allocUnsafe(20 + bytes);
  let at = 0;
  for (const number of [1, 1, textType, texts.length, 1]) at = buffer.writeInt32BE(number, at);
  for (const text of texts) {
    const length = text === null ? -1 : buffer.write(text, at + 4);
    buffer.writeInt32BE(length, at);
    at += 4 + Math.max(length, 0);
  }
  return buffer;
}
