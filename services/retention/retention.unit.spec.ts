import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledgerDays, outboxDays } from './delete-old-rows.ts';

const page = readFileSync(new URL('../../ops/retention.md', import.meta.url), 'utf8');
const migrations = new URL('../adapters/database/migrations/', import.meta.url);

/** Returns the tables that exist after all migrations, whose texts come in their order. */
function tablesAfter(texts: readonly string[]): ReadonlySet<string> {
  const tables = new Set<string>();
  const statement =
    /\b(create|drop)\s+(?:unlogged\s+)?table\s+(?:if\s+(?:not\s+)?exists\s+)?(\w+)/gi;
  for (const [, what = '', table = ''] of texts.flatMap((text) => [...text.matchAll(statement)]))
    if (what.toLowerCase() === 'create') tables.add(table);
    else tables.delete(table);
  return tables;
}

test('the page about retention names every table that a migration creates, and no other', () => {
  const files = readdirSync(migrations, { recursive: true, encoding: 'utf8' });
  const sources = [
    ...files
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => new URL(file, migrations)),
    ...['../../projections/postgres/state-sql.ts', '../adapters/log/postgres/schema.ts'].map(
      (path) => new URL(path, import.meta.url),
    ),
  ];
  const created = tablesAfter(sources.map((source) => readFileSync(source, 'utf8')));
  const rows = page.split('\n').map((line) => line.split('|')[1] ?? '');
  const named = rows.flatMap((cell) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, table = '']) => table),
  );
  expect(created.size).toBeGreaterThan(40);
  expect(named.toSorted()).toEqual([...created].toSorted());
});

test('a table that a later migration drops need not be named', () => {
  const texts = ['CREATE TABLE a (x int); create unlogged table b (x int);', 'drop table a;'];
  expect([...tablesAfter(texts)]).toEqual(['b']);
});

test('the periods are those of the page', () => {
  expect(page).toContain(`${outboxDays} days after it was sent`);
  expect(page).toContain(`${ledgerDays} days after it failed`);
  expect(page).toContain(`after ${ledgerDays} days, or with its subject`);
});
