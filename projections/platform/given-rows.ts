type ColumnType = 'text' | 'text[]' | 'int' | 'boolean' | 'json' | 'jsonb' | 'timestamptz';

/**
 * The columns of a table that rows are made for: the type of each, and its value for a thing. `json`
 * and `jsonb` are written as JSON, anything else as text; undefined is null.
 */
export type Columns<Thing> = Readonly<
  Record<string, readonly [type: ColumnType, valueOf: (thing: Thing, place: number) => unknown]>
>;

/** Rows as a query, with the values that it takes. */
export interface GivenRows {
  /** The columns' names, in their order. */
  readonly names: string;
  readonly select: string;
  readonly values: Buffer[];
}

/** Makes a query that gives one row for each thing. */
export function givenRows<Thing>(things: readonly Thing[], columns: Columns<Thing>): GivenRows {
  const entries = Object.entries(columns);
  const names = entries.map(([name]) => `"${name}"`).join(', ');
  const typed = entries.map(([name, [type]]) => `"${name}"::${type}`).join(', ');
  const parameters = entries.map((_, index) => `$${index + 1}::text[]`).join(', ');
  return {
    names,
    select: `select ${typed} from unnest(${parameters}) as given (${names})`,
    values: entries.map(([, [type, valueOf]]) =>
      textArray(things.map((thing, place) => textOf(type, valueOf(thing, place)))),
    ),
  };
}

function textOf(type: ColumnType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return type === 'json' || type === 'jsonb' ? JSON.stringify(value) : String(value);
}

const textType = 25;

/**
 * A `text[]` as PostgreSQL takes it in binary: dimensions, whether there are nulls, type of the
 * elements, their number, the first index; then length and bytes of each. The written form needs
 * quotes and escapes, which take longer to make and to read than the rows take to insert.
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
