import { contentEndpoints, createPageSchema } from '@parvis/contracts/content/endpoints.ts';
import { slugSchema } from '@parvis/contracts/content/header.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseBy, parsePathParams, parseStrictlyBy } from './parse-input.ts';

const form = z.object({
  title: z.string().trim().min(1).max(5),
  code: z.string().min(3),
  age: z.coerce.number().int().min(1).max(9),
  colour: z.enum(['red', 'blue']).default('red'),
  tags: z.array(z.string()).min(1).max(2),
  shade: z.enum(['dark', 'light']),
  link: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a') }),
    z.object({ kind: z.literal('b') }),
  ]),
  day: z.iso.date(),
  slug: slugSchema,
});
const good = {
  title: 'a',
  code: 'abc',
  age: 3,
  tags: ['x'],
  shade: 'dark',
  link: { kind: 'a' },
  day: '2026-03-31',
  slug: 'a',
};

test.each([
  [{ title: undefined }, ['title'], { reason: 'required' }],
  [{ title: ' ' }, ['title'], { reason: 'required' }],
  [{ title: 3 }, ['title'], { reason: 'type', expected: 'string' }],
  [{ title: 'abcdef' }, ['title'], { reason: 'too-long', maximum: 5, size: 6 }],
  [{ code: 'a' }, ['code'], { reason: 'too-short', minimum: 3 }],
  [{ age: 0 }, ['age'], { reason: 'too-small', minimum: 1 }],
  [{ age: 10 }, ['age'], { reason: 'too-large', maximum: 9 }],
  [{ age: 'ten' }, ['age'], { reason: 'type', expected: 'number' }],
  [{ colour: 'green' }, ['colour'], { reason: 'unknown-value', values: 'red, blue' }],
  [{ shade: undefined }, ['shade'], { reason: 'required' }],
  [{ link: {} }, ['link', 'kind'], { reason: 'required' }],
  [{ link: { kind: 'c' } }, ['link', 'kind'], { reason: 'unknown-value', values: 'a, b' }],
  [{ day: '31/03/2026' }, ['day'], { reason: 'format', example: '2026-03-31' }],
  [{ slug: 'Nos métiers' }, ['slug'], { reason: 'format', example: 'nos-metiers' }],
  [{ tags: [] }, ['tags'], { reason: 'too-few', minimum: 1 }],
  [{ tags: ['a', 'b', 'c'] }, ['tags'], { reason: 'too-many', maximum: 2, size: 3 }],
  [{ tags: ['a', 3] }, ['tags', 1], { reason: 'type', expected: 'string' }],
])('%j is refused at its field', (change, path, params) => {
  expect(parseBy(form, { ...good, ...change })).toEqual({
    ok: false,
    refusals: [{ code: 'invalid', path, params }],
  });
});

test('every wrong field of a page is named', () => {
  const outcome = parseBy(createPageSchema, { locale: 'de', slug: 'Not A Slug' });
  const refusals = outcome.ok ? [] : outcome.refusals;
  expect(refusals.map(({ path }) => String(path)).toSorted()).toEqual(['locale', 'slug', 'title']);
});

test('for a union, the closest branch is named', () => {
  const union = z.union([z.object({ a: z.string(), b: z.string() }), z.object({ c: z.string() })]);
  expect(parseBy(union, { a: 'x' })).toMatchObject({ refusals: [{ path: ['b'] }] });
});

test('an invalid path parameter means an unknown address', () => {
  expect(parsePathParams(contentEndpoints.getPage.params, { id: 'NOT-AN-ID' })).toEqual({
    ok: false,
    refusals: [{ code: 'unknown-path' }],
  });
});

describe('What was read', () => {
  const sent = z.object({
    title: z.string(),
    summary: z.string().optional(),
    end: z.string().nullable().optional(),
    parts: z.array(z.object({ text: z.string() })).optional(),
  });
  const view = z.object({
    ...sent.shape,
    summary: z.string().nullable(),
    revision: z.number(),
    savedBy: z.string().nullable(),
    parts: z.array(z.object({ text: z.string(), by: z.string() })),
  });
  const read = { title: 'a', revision: 3, savedBy: 'Ann' };

  test.each([
    ['what only reading gives', {}, { title: 'a' }],
    ['an empty field', { summary: null, savedBy: null }, { title: 'a' }],
    ['an empty field that may be sent empty', { end: null }, { title: 'a', end: null }],
    ['parts', { parts: [{ text: 'x', by: 'Bob' }] }, { title: 'a', parts: [{ text: 'x' }] }],
  ])('can be sent back with %s', (_, more, value) => {
    expect(parseStrictlyBy(sent, { ...read, ...more }, view)).toEqual({ ok: true, value });
  });

  test.each([
    ['a mistyped field', { ...read, titel: 'a' }, ['titel']],
    ['an empty field that is required', { ...read, title: null }, ['title']],
    [
      'a mistyped field of a part',
      { ...read, parts: [{ text: 'x', tex: '' }] },
      ['parts', 0, 'tex'],
    ],
    ['what only reading gives, without the revision', { title: 'a', savedBy: 'Ann' }, ['savedBy']],
  ])('is refused with %s', (_, value, path) => {
    expect(parseStrictlyBy(sent, value, view)).toMatchObject({ ok: false, refusals: [{ path }] });
  });
});
