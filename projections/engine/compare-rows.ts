import type { Queryable } from '../postgres/queryable.ts';

/** A row that differs between two schemas with the same tables. */
export interface RowDifference {
  readonly table: string;
  /** The values of its primary key, as JSON; the whole row where there is none. */
  readonly key: string;
  readonly difference: 'missing' | 'extra' | 'edited';
  /** The columns that differ; none unless the row is in both. */
  readonly columns: readonly string[];
}

/** How many rows of a table are named. */
const namedRows = 20;

/**
 * Returns rows of a schema that are not those of another one, table by table, in the order of their
 * keys: 20 of each table at most.
 */
export async function compareRows(
  db: Queryable,
  schema: string,
  expected: string,
): Promise<readonly RowDifference[]> {
  const differences: RowDifference[] = [];
  for (const table of await listTables(db, expected)) {
    const sql = differenceSql(table, schema, expected);
    const { rows } = await db.query<Omit<RowDifference, 'table'>>(sql);
    differences.push(...rows.map((row) => ({ table: table.name, ...row })));
  }
  return differences;
}

interface Table {
  readonly name: string;
  readonly keys: readonly string[];
  /** Columns that number rows as they are written, which say nothing else. */
  readonly numbers: readonly string[];
}

/** Returns the tables of a schema. */
export async function listTables(db: Queryable, schema: string): Promise<readonly Table[]> {
  const { rows } = await db.query<Table>(
    `select relname::text as name,
       array(select quote_ident(attname) from pg_index join pg_attribute on attrelid = indrelid
         and attnum = any(indkey) where indrelid = c.oid and indisprimary order by attnum) as keys,
       array(select attname::text from pg_attribute where attrelid = c.oid and attidentity <> '') as numbers
     from pg_class c where relnamespace = $1::regnamespace and relkind in ('r', 'p')
     order by relname`,
    [schema],
  );
  return rows;
}

/** The names come from the catalogue, and from the names of projections, which are lowercase words. */
function differenceSql({ name, keys, numbers }: Table, schema: string, expected: string): string {
  const table = quoted(name);
  const omitted = `array[${numbers.map((one) => `'${one.replaceAll("'", "''")}'`).join()}]::text[]`;
  const rowsOf = (from: string) => {
    const row = `to_jsonb(t) - ${omitted}`;
    const key =
      keys.length > 0
        ? `jsonb_build_array(${keys.map((one) => `t.${one}`).join()}), 1`
        : `${row}, row_number() over (partition by ${row})`;
    return `(select ${key}, ${row} from ${from}.${table} t)`;
  };
  return `select key #>> '{}' as key,
      case when there.row is null then 'missing' when expected.row is null then 'extra' else 'edited' end
        as difference,
      array(select one.key from jsonb_each(there.row) one
        where expected.row is not null and one.value is distinct from expected.row -> one.key
        order by one.key) as columns
    from ${rowsOf(schema)} there (key, n, row)
    full join ${rowsOf(expected)} expected (key, n, row) using (key, n)
    where there.row is distinct from expected.row
    order by key, n limit ${namedRows}`;
}

/** Returns a name from the catalogue as SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
