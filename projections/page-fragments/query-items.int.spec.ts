import { noFacets } from '@parvis/contracts/content/details.ts';
import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import {
  type ListInput,
  type ListState,
  listStateOf,
} from '@parvis/contracts/site/filters/list-state.ts';
import { monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { facetCode } from '../content-state/facet-code.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { wordsOf } from '../filtered-lists/list-words.ts';
import { readInMemoryListing } from '../filtered-lists/read-in-memory-listing.ts';
import { pageFragments } from './page-fragments.ts';
import { type ItemsOfList, queryItems, sourceOf } from './query-items.ts';

type News = HeaderOf<'news'>;

const now = new Date('2026-03-01T09:00:00.000Z');
const all: ItemsOfList = { kinds: ['news'], order: 'newest' };
let db: Awaited<ReturnType<typeof createMigratedDatabase>>;

beforeAll(async () => {
  db = await createMigratedDatabase();
});
afterAll(() => db.drop());

function news(slug: string, more: Partial<News> = {}): News {
  const made = { kind: 'news', title: slug, slug, nature: 'article' } as const;
  return { ...made, publishedOn: '2026-02-01', ...noFacets, ...more };
}

/** A folded site of these published items. */
async function folded(items: readonly News[]) {
  const history = new ContentHistory();
  for (const item of items) history.publish(history.create('fr', item));
  await db.pool.query('drop schema if exists page_fragments cascade; delete from projection_state');
  const folding = new Folding(db.pool, [pageFragments]);
  await folding.prepare();
  await folding.catchUp(history.log);
  return { history, folding };
}

function ask(input: ListInput, items: ItemsOfList = all, pageSize = 100) {
  const query = { state: listStateOf(input), named, pageSize, now };
  return queryItems(db.pool, { ...items, locale: 'fr' }, query);
}

const ids = ['a', 'b', 'c'];
/** One value with the name of another, and one with that of a title’s word. */
const named = [
  { code: 'types:a', words: ' grand port' },
  { code: 'countries:a', words: ' portugal' },
  { code: 'categories:b', words: ' eau douce' },
];
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 });
const someNews = fc.array(
  fc.record({
    title: fc.constantFrom('L’eau monte', 'Le port d’été', 'Un prêt pour l’île', 'Eaux vives'),
    nature: fc.constantFrom('article' as const, 'press-release' as const),
    publishedOn: fc.constantFrom('2025-11-30', '2025-12-01', '2026-01-15', '2026-02-28'),
    types: someIds,
    countries: someIds,
    category: fc.option(fc.constantFrom(...ids), { nil: undefined }),
  }),
  { maxLength: 25 },
);
const someInput = fc.record({
  facets: fc.record({ types: someIds, countries: someIds, categories: someIds }),
  keywords: fc.constantFrom('', 'eau', "L'EAU", 'port ete', 'ile pret', 'grand', 'nulle part'),
  dateStart: fc.constantFrom(undefined, '12-2025', '01-2026'),
  dateEnd: fc.constantFrom(undefined, '12-2025', '02-2026'),
});

type Given = typeof someNews extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function valuesOf(item: Given, group: FacetGroup): readonly string[] {
  if (group === 'categories') return item.category === undefined ? [] : [item.category];
  return group === 'types' || group === 'countries' ? item[group] : [];
}

function monthOf({ publishedOn }: Given): number {
  return Number(publishedOn.slice(0, 4)) * 12 + Number(publishedOn.slice(5, 7)) - 1;
}

/**
 * The expected period of a list: the requested one, limited to where there are entries and at least
 * two months.
 */
function naivePeriod(items: readonly Given[], { dateStart, dateEnd }: ListState) {
  const months = items.map(monthOf);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const wantedStart = dateStart === undefined ? first : (monthNumber(dateStart) ?? first);
  const wantedEnd = dateEnd === undefined ? last : (monthNumber(dateEnd) ?? last);
  const start = Math.max(first, Math.min(wantedStart, last - 1));
  return { start, end: Math.min(last, Math.max(wantedEnd, start + 1)) };
}

/** The expected result of the query, computed as plainly as possible. */
function naive(items: readonly Given[], input: ListInput) {
  const state = listStateOf(input);
  const { facets, keywords } = state;
  const period = naivePeriod(items, state);
  const fits = (item: Given) => {
    const month = monthOf(item);
    const carried = new Set(
      facetGroups.flatMap((group) => valuesOf(item, group).map((id) => facetCode(group, id))),
    );
    const names = named.filter(({ code }) => carried.has(code)).map(({ words }) => words);
    const words = wordsOf([item.title, ...names].join(' '));
    return (
      wordsOf(keywords).every((query) => words.some((word) => word.startsWith(query))) &&
      period.start <= month &&
      month <= period.end
    );
  };
  const chosen = (item: Given, group: FacetGroup) =>
    facets[group]?.some((id) => valuesOf(item, group).includes(id)) ?? true;
  const found = items.filter(
    (item) => fits(item) && facetGroups.every((group) => chosen(item, group)),
  );
  const counts = facetGroups.flatMap((group) =>
    ids
      .filter((id) => items.some((item) => valuesOf(item, group).includes(id)))
      .map((id) => {
        const others = facetGroups.filter((other) => other !== group);
        const results = items.filter(
          (item) =>
            fits(item) &&
            others.every((other) => chosen(item, other)) &&
            valuesOf(item, group).includes(id),
        );
        return [facetCode(group, id), results.length] as const;
      }),
  );
  return { found, counts: Object.fromEntries(counts) };
}

test('totals and counts equal those of a naive filter: “or” within a group, “and” across groups', async () => {
  await fc.assert(
    fc.asyncProperty(
      someNews,
      fc.array(someInput, { minLength: 4, maxLength: 8 }),
      async (items, inputs) => {
        await folded(items.map((item, index) => news(`n-${index}`, item)));
        for (const input of inputs) {
          const { total, counts, entries } = await ask(input);
          const expected = naive(items, input);
          expect(counts).toEqual(expected.counts);
          expect(total).toBe(expected.found.length);
          expect(entries.map(({ entry }) => entry.title).toSorted()).toEqual(
            expected.found.map(({ title }) => title).toSorted(),
          );
        }
      },
    ),
    { seed: 20_26, numRuns: 25, verbose: true },
  );
});

test('a list in memory gives the same pages, counts and periods as the statement', async () => {
  const someScope: fc.Arbitrary<Partial<ItemsOfList>> = fc.constantFrom(
    {},
    { natures: ['press-release'] as const },
    { natures: ['article', 'press-release'] as const, carrying: ['types:a', 'countries:none'] },
  );
  const somePage = fc.record({ page: fc.integer({ min: 1, max: 4 }), scope: someScope });
  await fc.assert(
    fc.asyncProperty(
      someNews,
      fc.array(fc.tuple(someInput, somePage), { minLength: 6, maxLength: 12 }),
      async (items, requests) => {
        await folded(items.map((item, index) => news(`n-${index}`, item)));
        for (const [input, { page, scope }] of requests) {
          const listed = { ...all, ...scope };
          const { entries, position, ...expected } = await ask({ ...input, page }, listed, 3);
          const read = await readInMemoryListing(
            db.pool,
            sourceOf({ ...listed, locale: 'fr' }, undefined),
          );
          const state = listStateOf({ ...input, page });
          const held = read.listing?.filter({ state, named, pageSize: 3 });
          expect(held).toEqual({ ...expected, ids: entries.map(({ entry }) => entry.id) });
          expect(read.position).toBe(position);
        }
      },
    ),
    { seed: 20_26, numRuns: 25, verbose: true },
  );
});

test('a list in which something ends is not read into memory', async () => {
  await folded([news('event', { nature: 'event', eventStart: '2026-03-02T08:00:00Z' })]);
  const held = (items: ItemsOfList) =>
    readInMemoryListing(db.pool, sourceOf({ ...items, locale: 'fr' }, undefined));
  expect((await held(all)).listing).toBeUndefined();
  expect((await held({ ...all, natures: ['article'] })).listing).toBeDefined();
});

test('a list that is too long is not read into memory', async () => {
  await folded([news('one'), news('two')]);
  const held = (most: number) =>
    readInMemoryListing(db.pool, sourceOf({ ...all, locale: 'fr' }, undefined), most);
  expect((await held(2)).listing).toBeDefined();
  expect((await held(1)).listing).toBeUndefined();
});

test('a page is a slice of the list in order, the newest day first', async () => {
  await folded([
    news('january', { publishedOn: '2026-01-05' }),
    news('march', { publishedOn: '2026-03-01' }),
    news('february', { publishedOn: '2026-02-01' }),
  ]);
  const pages = await Promise.all([1, 2, 3, 999_999_999].map((page) => ask({ page }, all, 2)));
  expect(pages.map(({ entries }) => entries.map(({ entry }) => entry.title))).toEqual([
    ['march', 'february'],
    ['january'],
    [],
    [],
  ]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  expect(pages[0]).toMatchObject({ firstMonth: '2026-01', lastMonth: '2026-03' });
});

test('the months and values to choose from do not depend on the choice', async () => {
  await folded([
    news('old', { publishedOn: '2024-05-05', types: ['a'] }),
    news('new', { publishedOn: '2026-03-01', types: ['b'] }),
  ]);
  expect(await ask({ dateStart: '01-2026', keywords: 'new' })).toMatchObject({
    total: 1,
    firstMonth: '2024-05',
    lastMonth: '2026-03',
    counts: { 'types:a': 0, 'types:b': 1 },
  });
});

test('a list is limited to its natures, and a preset to its values', async () => {
  await folded([
    news('article', { keywords: ['training'] }),
    news('release', { nature: 'press-release' }),
    news('event', { nature: 'event', eventStart: '2026-03-02T08:00:00Z' }),
  ]);
  const titles = async (items: Partial<ItemsOfList>) =>
    (await ask({}, { ...all, ...items })).entries.map(({ entry }) => entry.title).toSorted();
  expect(await titles({ natures: ['article', 'press-release'] })).toEqual(['article', 'release']);
  expect(await titles({ carrying: ['keywords:training', 'types:none'] })).toEqual(['article']);
});

test('upcoming events are first, soonest first; then past ones, latest first', async () => {
  const event = (slug: string, eventStart: string, eventEnd?: string) =>
    news(slug, { nature: 'event', eventStart, eventEnd });
  await folded([
    event('next-year', '2027-01-10T08:00:00Z'),
    event('under-way', '2026-02-28T08:00:00Z', '2026-03-02T17:00:00Z'),
    event('long-over', '2024-06-01T08:00:00Z'),
    event('just-over', '2026-02-27T08:00:00Z', '2026-03-01T09:00:00Z'),
    event('at-midnight', '2026-04-30T22:30:00Z'),
  ]);
  const { entries, nextEnd, lastMonth } = await ask({}, { ...all, order: 'soonest' });
  expect(entries.map(({ entry, isOver }) => [entry.title, isOver])).toEqual([
    ['under-way', false],
    ['at-midnight', false],
    ['next-year', false],
    ['just-over', true],
    ['long-over', true],
  ]);
  expect(new Date(nextEnd ?? '').toISOString()).toBe('2026-03-02T17:00:00.000Z');
  expect(lastMonth).toBe('2027-01');
  const inMay = await ask(
    { dateStart: '05-2026', dateEnd: '06-2026' },
    { ...all, order: 'soonest' },
  );
  expect(inMay.entries.map(({ entry }) => entry.title)).toEqual(['at-midnight']);
});

test('a list of thousands is counted, filtered and paged exactly, in the present and in the past', async () => {
  const many = Array.from({ length: 5_000 }, (_, number) =>
    news(`number-${number}`, {
      title: number % 1_000 === 7 ? 'Le port' : 'La rive',
      publishedOn: number % 2 === 0 ? '2026-01-01' : '2025-01-01',
      types: [`t${number % 3}`],
      countries: number > 4_500 ? ['late'] : [],
    }),
  );
  const { history, folding } = await folded(many);
  const at = await history.log.head();
  history.publish(history.create('fr', news('one-more', { types: ['t1'] })));
  await folding.catchUp(history.log);
  const then = (input: ListInput) =>
    queryItems(
      db.pool,
      { ...all, locale: 'fr' },
      { state: listStateOf(input), named, pageSize: 12, now, at },
    );
  expect(await ask({}, all, 12)).toMatchObject({
    total: 5_001,
    counts: { 'types:t0': 1_667, 'types:t1': 1_668, 'types:t2': 1_666, 'countries:late': 499 },
    firstMonth: '2025-01',
    lastMonth: '2026-02',
  });
  expect(await then({})).toMatchObject({ total: 5_000, counts: { 'types:t1': 1_667 } });
  expect(await then({ facets: { types: ['t1'] }, keywords: 'port' })).toMatchObject({
    total: 2,
    counts: { 'types:t0': 1, 'types:t1': 2, 'types:t2': 2, 'countries:late': 0 },
  });
  const read = await readInMemoryListing(db.pool, sourceOf({ ...all, locale: 'fr' }, undefined));
  for (const input of [{ page: 70 }, { facets: { types: ['t1'] }, keywords: 'port', page: 1 }]) {
    const { entries, position: _, ...expected } = await ask(input, all, 12);
    const held = read.listing?.filter({ state: listStateOf(input), named, pageSize: 12 });
    expect(held).toEqual({ ...expected, ids: entries.map(({ entry }) => entry.id) });
  }
  const titles = async (page: number) =>
    (await then({ page })).entries.map(({ entry }) => entry.path.split('/').at(-1));
  const isNew = ({ publishedOn }: News) => publishedOn === '2026-01-01';
  const newestMade = many.toReversed();
  const order = [...newestMade.filter(isNew), ...newestMade.filter((one) => !isNew(one))].map(
    ({ slug }) => slug,
  );
  expect(await titles(1)).toEqual(order.slice(0, 12));
  expect(await titles(400)).toEqual(order.slice(399 * 12, 400 * 12));
});

test('a save that affects no list does not write its rows', async () => {
  const { history, folding } = await folded([]);
  const id = history.create('fr', news('first'));
  const moduleId = history.addModule(id);
  history.publish(id);
  await folding.catchUp(history.log);
  history.saveModule(id, moduleId, 'La rive');
  history.publish(id);
  await folding.catchUp(history.log);
  const { rows } = await db.pool.query('select number from page_fragments.listed');
  expect(rows).toEqual([{ number: 0 }]);
  expect(await ask({})).toMatchObject({ total: 1 });
});

test('the past is filtered as it was', async () => {
  const { history, folding } = await folded([news('first')]);
  const at = await history.log.head();
  history.publish(history.create('fr', news('second')));
  await folding.catchUp(history.log);
  const query = { state: listStateOf({}), named: [], pageSize: 10, now };
  const then = await queryItems(db.pool, { ...all, locale: 'fr' }, { ...query, at });
  expect(then).toMatchObject({ total: 1, position: at });
  expect(await ask({})).toMatchObject({ total: 2 });
});
