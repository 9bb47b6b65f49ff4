import { insertRows } from '../engine/given-rows.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { BitRows } from './bit-rows.ts';
import type { ListedChanges, ListedEntry } from './listed-entry.ts';
import { monthPrefix, presentCode } from './listing-tables.ts';

/** Writes the entries that a batch began and ended, with their bits. */
export async function writeListed(
  sql: Queryable,
  schema: string,
  { opened, closed }: Pick<ListedChanges, 'opened' | 'closed'>,
): Promise<void> {
  if (closed.length > 0) await closeListed(sql, schema, closed);
  if (opened.length === 0) return;
  const first = await nextNumber(sql, schema);
  await insertRows(sql, `${schema}.listed`, opened, {
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
    for (const code of codesOf(entry)) bits.set(entry.locale, code, first + place);
    if (to === null) bits.set(entry.locale, presentCode, first + place);
  }
  await sql.query(
    `insert into ${schema}.listed_bits as kept (locale, code, chunk, bits)
     ${bits.select} on conflict (locale, code, chunk) do update set bits = kept.bits | excluded.bits`,
    bits.values,
  );
}

async function closeListed(
  sql: Queryable,
  schema: string,
  closed: ListedChanges['closed'],
): Promise<void> {
  const { rows } = await sql.query<{ locale: string; number: number }>(
    `update ${schema}.listed entry set valid_to = ended.at
     from unnest($1::text[], $2::text[], $3::text[]) as ended (id, locale, at)
     where entry.id = ended.id and entry.locale = ended.locale and entry.valid_to is null
     returning entry.locale, number`,
    [closed.map(({ id }) => id), closed.map(({ locale }) => locale), closed.map(({ at }) => at)],
  );
  const bits = new BitRows();
  for (const { locale, number } of rows) bits.set(locale, presentCode, number);
  await sql.query(
    `update ${schema}.listed_bits kept set bits = kept.bits & ~gone.bits from (${bits.select}) gone
     where kept.locale = gone.locale and kept.code = gone.code and kept.chunk = gone.chunk`,
    bits.values,
  );
}

function codesOf({ codes, day }: ListedEntry): readonly string[] {
  return day === null ? codes : [...codes, `${monthPrefix}${day.slice(0, 'YYYY-MM'.length)}`];
}

/** The number after the last: one process at a time writes a model. */
async function nextNumber(sql: Queryable, schema: string): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    `select coalesce(max(number) + 1, 0) as next from ${schema}.listed`,
  );
  return rows[0]?.next ?? 0;
}
