import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Form, openBackupFile, writeBackupFile } from './backup-file.ts';
import type { CopiedDatabase, CopiedTable } from './manifest.ts';
import { inOrderOfReferences } from './order-of-references.ts';

/** Tables whose rows are not copied: what is computed again from the log, and what migrations write. */
const notCopied = ['projection_state', 'migration', 'migration_lock', 'unfinished_restore'];

/** Tables of the schema, except those of extensions. */
const ownTables = `pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Opens one connection. @throws the error of the server */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, options: '-c jit=off' });
  // The statement in progress fails with it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Copies every table of a database as of one instant, while others write to it.
 * @param begun called once that instant is fixed
 * @param report called with a table and the number of its rows so far
 */
export async function copyDatabase(
  client: Client,
  target: { readonly folder: string; readonly name: string; readonly form: Form },
  report: (table: string, rows: number) => void,
  begun: () => Promise<void> = () => Promise.resolve(),
): Promise<CopiedDatabase> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await client.query<{ name: string }>('select name from migration order by id');
  await begun();
  const copied: CopiedTable[] = [];
  for (const table of await tablesIn(client))
    copied.push(await copyTable(client, table, target, report));
  const sequences = await sequencesIn(client);
  await client.query('commit');
  return { migrations: migrations.rows.map(({ name }) => name), tables: copied, sequences };
}

async function copyTable(
  client: Client,
  { name, columns }: Table,
  { folder, name: database, form }: Parameters<typeof copyDatabase>[1],
  report: (table: string, rows: number) => void,
): Promise<CopiedTable> {
  const counted = countingRows((rows) => report(name, rows));
  const copied = client.query(
    copyTo(`copy ${escapeIdentifier(name)} (${list(columns)}) to stdout`),
  );
  const path = `${database}/${name}.copy.gz${form.recipients.length === 0 ? '' : '.age'}`;
  copied.once('error', (cause) => counted.through.destroy(cause));
  const file = await writeBackupFile(folder, path, copied.pipe(counted.through), form);
  return { ...file, table: name, columns: [...columns], rows: counted.rows() };
}

/**
 * Fills a migrated, unused database with what a backup has of it, in the transaction of the caller.
 * @param report called with the number of stored bytes of each piece read
 */
export async function fillDatabase(
  client: Client,
  { tables, sequences }: CopiedDatabase,
  source: { readonly folder: string; readonly identities: readonly string[] },
  report: (bytes: number) => void,
): Promise<void> {
  // Migrations insert rows too.
  if (tables.length > 0)
    await client.query(`truncate ${list(tables.map(({ table }) => table))} cascade`);
  for (const { path, table, columns } of tables) {
    const { folder, identities } = source;
    const opened = await openBackupFile(
      `${folder}/${path}`,
      { compressed: true, identities },
      report,
    );
    const copying = client.query(
      copyFrom(`copy ${escapeIdentifier(table)} (${list(columns)}) from stdin`),
    );
    await pipeline(opened, copying);
  }
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      escapeIdentifier(name),
      value,
      isCalled,
    ]);
}

/** Returns whether a database has tables of ours. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from ${ownTables} and c.relname <> 'unfinished_restore' limit 1`,
  );
  return rows.length === 0;
}

/** Returns how many other sessions of the same account use the database. */
export async function countOtherSessions(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** Drops everything in a database that Parvis created, except the mark of an unfinished restore. */
export async function emptyDatabase(client: Client, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table %I cascade', c.relname) as statement from ${ownTables}
       and c.relname <> 'unfinished_restore'
     union all
     select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  await client.query('begin');
  for (const { statement } of rows) await client.query(statement);
  for (const schema of schemas)
    await client.query(`drop schema if exists ${escapeIdentifier(schema)} cascade`);
  await client.query('commit');
}

async function tablesIn(client: Client): Promise<readonly Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, (
       select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     ) as columns
     from ${ownTables} and c.relname <> all ($1) order by c.relname`,
    [notCopied],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select c.relname as "from", r.relname as "to" from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`,
  );
  return inOrderOfReferences(tables, references);
}

async function sequencesIn(client: Client): Promise<CopiedDatabase['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences
     where schemaname = current_schema() and sequencename not like 'migration%'
     order by sequencename`,
  );
  const found: CopiedDatabase['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    found.push(...rows.map((row) => ({ name, ...row })));
  }
  return found;
}

/** In the text format of COPY, every line break ends a row. */
function countingRows(onRows: (rows: number) => void): { through: Transform; rows(): number } {
  let rows = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      onRows(rows);
      done(null, chunk);
    },
  });
  return { through, rows: () => rows };
}

function list(names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ');
}
