import type { FieldType } from '@parvis/contracts/http/conditions.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../http/testing/all-endpoints.ts';
import { type FilledLists, fillLists } from './testing/filled-lists.ts';
import { knownConditions } from './testing/known-conditions.ts';
import { knownLists } from './testing/known-lists.ts';

let filled: FilledLists;

beforeAll(async () => {
  filled = await fillLists();
});
afterAll(() => filled.stop());

type Value = string | number | boolean;

const samples: Readonly<Record<FieldType, Value>> = {
  text: 'a',
  word: 'fr',
  number: 1,
  flag: true,
  day: '2026-02-01',
  instant: '2026-02-01T00:00:00Z',
  words: 'editor',
};

/** Conditions of which each item meets exactly one, whatever its data. */
function partitionsOf(
  field: string,
  type: FieldType,
  value: Value = samples[type],
): readonly (readonly object[])[] {
  const of = (compared: object) => ({ [field]: compared });
  const there = [of({ exists: true }), of({ exists: false })];
  if (type === 'flag') return [there, [of({ equals: true }), { not: of({ equals: true }) }]];
  if (type === 'words') return [there, [of({ contains: value }), { not: of({ in: [value] }) }]];
  const equal = [
    [of({ equals: value }), of({ notEquals: value })],
    [of({ in: [value] }), of({ notIn: [value] })],
  ];
  if (type === 'text')
    return [there, ...equal, [of({ contains: value }), { not: of({ contains: value }) }]];
  if (type === 'word') return [there, ...equal];
  const missing = of({ exists: false });
  return [
    there,
    ...equal,
    [of({ lessThan: value }), of({ greaterThanEqual: value }), missing],
    [of({ lessThanEqual: value }), of({ greaterThan: value }), missing],
  ];
}

/** Returns items that are listed before another with the same value but should come after it. */
function outOfPlace(
  items: readonly Readonly<Record<string, unknown>>[],
  field: string,
  tie: string,
): readonly unknown[] {
  const [by, sign] = tie.startsWith('-') ? [tie.slice(1), -1] : [tie, 1];
  return items.slice(1).flatMap((one, place) => {
    const before = items[place];
    if (before?.[field] === undefined || before[field] !== one[field]) return [];
    return String(before[by]).localeCompare(String(one[by]), 'en') * sign > 0 ? [before[by]] : [];
  });
}

it('the table has every list that supports conditions', () => {
  const taking = allEndpoints.filter(({ query }) =>
    query instanceof z.ZodObject ? 'where' in query.shape : false,
  );
  const shelves = ['renderLibrary'];
  expect(taking.map(({ id }) => id).toSorted()).toEqual(
    [...knownLists.map(({ endpoint }) => endpoint.id), ...shelves].toSorted(),
  );
});

it('a shelf of the library returns the requested fields and the id', async () => {
  const path = libraryEndpoints.renderLibrary.path.replace('{type}', 'video');
  const { items } = await filled.readPath(`${path}?fields=title`, 'editor');
  expect(items.map((item) => Object.keys(item).toSorted())).toEqual(
    items.map(() => ['id', 'title']),
  );
  expect(items.length).toBeGreaterThan(2);
});

describe.each(knownLists.map((list) => [list.endpoint.id, list] as const))('%s', (_, list) => {
  const { fields, items: expected = 0, key = 'id', tie = key } = list;
  const all = { after: '' };

  it('contains the created items', async () => {
    const after =
      list.endpoint.query instanceof z.ZodObject && 'after' in list.endpoint.query.shape;
    const { status, total } = await filled.read(
      list,
      after ? { ...all, after: filled.position } : {},
    );
    expect([status, total >= expected]).toEqual([200, true]);
  });

  it.each(Object.entries(fields))('is filtered by %s (%s)', async (field, type) => {
    const { total } = await filled.read(list, {});
    const [value] = knownConditions(list.endpoint).get(field) ?? [];
    for (const parts of partitionsOf(field, type, value)) {
      const totals = await Promise.all(parts.map((where) => filled.totalOf(list, where)));
      expect([parts, totals.reduce((sum, one) => sum + one, 0)]).toEqual([parts, total]);
    }
  });

  it('supports nested conditions', async () => {
    const { total } = await filled.read(list, {});
    const [field = key] = Object.keys(fields);
    const exists = { [field]: { exists: true } };
    expect(await filled.totalOf(list, { or: [exists, { not: exists }] })).toBe(total);
    expect(await filled.totalOf(list, { and: [exists, { not: exists }] })).toBe(0);
    expect(await filled.totalOf(list, { not: { or: [{ and: [exists] }, { not: exists }] } })).toBe(
      0,
    );
  });

  it('refuses an unknown field or comparison by name', async () => {
    const field = await filled.read(list, { where: '{"password_hash":{"equals":"x"}}' });
    expect([field.status, JSON.stringify(field.errors)]).toEqual([
      422,
      expect.stringContaining('password_hash'),
    ]);
    const [known = key] = Object.keys(fields);
    const comparison = await filled.read(list, {
      where: JSON.stringify({ [known]: { like: '%' } }),
    });
    expect([comparison.status, JSON.stringify(comparison.errors)]).toEqual([
      422,
      expect.stringContaining('like'),
    ]);
    const sort = await filled.read(list, { sort: 'password_hash' });
    expect([sort.status, sort.errors[0]?.pointer]).toEqual([422, '/sort']);
    const shown = await filled.read(list, { fields: 'password_hash' });
    expect([shown.status, shown.errors[0]?.pointer]).toEqual([422, '/fields']);
  });

  it.each(Object.entries(fields).filter(([, type]) => type !== 'words'))(
    'is sorted by %s in both directions, page by page without a gap',
    async (field, type) => {
      for (const sort of [field, `-${field}`]) {
        const whole = await filled.read(list, { sort, pageSize: '100' });
        const pages: unknown[] = [];
        for (const page of whole.items.slice(0, 4).keys())
          pages.push(
            (await filled.read(list, { sort, pageSize: '1', page: `${page + 1}` })).items[0],
          );
        expect(pages).toEqual(whole.items.slice(0, 4));
        expect(outOfPlace(whole.items, field, tie)).toEqual([]);
        const values = whole.items.map((one) => one[field]).filter((one) => one !== null);
        if (type === 'text' || type === 'word' || values.includes(undefined)) continue;
        const ordered = z.array(z.union([z.number(), z.string(), z.boolean()])).parse(values);
        const sorted = ordered.toSorted((a, b) => (a < b ? -1 : 1));
        expect(ordered).toEqual(sort === field ? sorted : sorted.toReversed());
      }
    },
  );

  it('returns the requested fields and the id of each item', async () => {
    const field = ['updatedAt', 'status', 'name', 'what'].find((one) => one in fields) ?? key;
    const { status, items } = await filled.read(list, { fields: field });
    expect(status).toBe(200);
    for (const item of items) expect(Object.keys(item).toSorted()).toEqual([field, key].toSorted());
  });

  it('is read only with permission', async () => {
    expect(await filled.statusForNobody(list)).toBe(401);
    if (list.role === undefined) return;
    expect((await filled.read({ endpoint: list.endpoint, fields }, {})).status).toBe(403);
  });
});
