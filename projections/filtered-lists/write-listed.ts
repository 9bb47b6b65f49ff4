import { type Memory, RememberedEntries } from '../engine/memory.ts';
import { rowsForItems } from '../engine/rows-for-items.ts';
import { awaitStatements } from '../postgres/await-statements.ts';
import { prepared } from '../postgres/prepared.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { BitRows } from './bit-rows.ts';
import type { ListedChanges, ListedEntry } from './listed-entry.ts';
import { chunkSize, currentCode, monthPrefix } from './listing-tables.ts';

/** The number after the last, by schema. */
const nextNumbers = new RememberedEntries(() => new Map<string, number>());

/** Writes the entries that a batch began and ended, with their bits. */
export async function writeListed(
  sql: Queryable,
  schema: string,
  { opened, closed }: Pick<ListedChanges, 'opened' | 'closed'>,
  memory: Memory,
): Promise<void> {
  const first = opened.length === 0 ? 0 : await takeNumbers(sql, schema, opened.length, memory);
  await awaitStatements([
    closed.length === 0 ? undefined : closeListed(sql, schema, closed),
    opened.length === 0 ? undefined : openListed(sql, schema, opened, first),
  ]);
}

/** Reserves numbers for so many new entries. @returns the first of them */
async function takeNumbers(
  sql: Queryable,
  schema: string,
  count: number,
  memory: Memory,
): Promise<number> {
  const numbers = nextNumbers.under(memory);
  const first = numbers.get(schema) ?? (await nextNumber(sql, schema));
  numbers.set(schema, first + count);
  return first;
}

/** @param first the number of the first of them */
async function openListed(
  sql: Queryable,
  schema: string,
  opened: ListedChanges['opened'],
  first: number,
): Promise<void> {
  const rows = rowsForItems(opened, {
    number: ['int', (_, place) => first + place],
    id: ['text', ({ entry }) => entry.id],
    locale: ['text', ({ entry }) => entry.locale],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    created: ['text', ({ entry }) => entry.created],
    day: ['text', ({ entry }) => entry.day],
    ends: ['timestamptz', ({ entry }) => entry.ends],
    words: ['text', ({ entry }) => entry.words],
  });
  const bits = new BitRows();
  for (const [place, { entry, to }] of opened.entries()) {
    for (const code of toCodes(entry)) bits.set(entry.locale, code, first + place);
    if (to === null) bits.set(entry.locale, currentCode, first + place);
  }
  await sql.query(
    prepared(`with entries as (insert into ${schema}.listed (${rows.names}) ${rows.select})
     insert into ${schema}.listed_bits as kept (locale, code, chunk, bits)
     ${bits.select(rows.values.length)}
     on conflict (locale, chunk, code) do update set bits = kept.bits | excluded.bits`),
    [...rows.values, ...bits.values],
  );
}

async function closeListed(
  sql: Queryable,
  schema: string,
  closed: ListedChanges['closed'],
): Promise<void> {
  await sql.query(
    prepared(`with entries as (
       update ${schema}.listed entry set valid_to = ended.at
       from unnest($1::text[], $2::text[], $3::text[]) as ended (id, locale, at)
       where entry.id = ended.id and entry.locale = ended.locale and entry.valid_to is null
       returning entry.locale, number
     ), gone as (
       select locale, number / ${chunkSize} as chunk,
         bit_or(set_bit(0::bit(${chunkSize}), number % ${chunkSize}, 1)) as bits
       from entries group by locale, number / ${chunkSize}
     )
     update ${schema}.listed_bits kept set bits = kept.bits & ~gone.bits from gone
     where kept.locale = gone.locale and kept.chunk = gone.chunk and kept.code = '${currentCode}'`),
    [closed.map(({ id }) => id), closed.map(({ locale }) => locale), closed.map(({ at }) => at)],
  );
}

function toCodes({ codes, day }: ListedEntry): readonly string[] {
  return day === null ? codes : [...codes, `${monthPrefix}${day.slice(0, 'YYYY-MM'.length)}`];
}

/** Returns the number after the last: only one process at a time writes a model. */
async function nextNumber(sql: Queryable, schema: string): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    `select coalesce(max(number) + 1, 0) as next from ${schema}.listed`,
  );
  return rows[0]?.next ?? 0;
}
