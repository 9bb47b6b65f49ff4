import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPath } from '../../testing/any-text.ts';
import { locales } from '../locale.ts';
import { matchPath } from './match-path.ts';
import { pathOf } from './path-of.ts';
import { type RouteParameter, type Shape, shapes } from './route.ts';
import { routeNames, routeTable } from './route-table.ts';

const seed = 20_260_101;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = fc.string({
  unit: fc.constantFrom(...letters, ...'0123456789'),
  minLength: 1,
  maxLength: 6,
});
const slug = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join('-'))
  .filter((text) => !/^\d+$/.test(text) && text !== 'all');

const values: Readonly<Record<Shape, fc.Arbitrary<string>>> = {
  page: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  number: fc.integer({ min: 0, max: 999_999_999 }).map(String),
  id: word,
  slug,
  filter: fc.array(slug, { minLength: 1, maxLength: 3 }).map((slugs) => slugs.join('|')),
  name: fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 }),
  key: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-')),
  mediaType: fc.constantFrom('image', 'video', 'file'),
  translationFormat: fc.constantFrom('js', 'json'),
  moduleAction: fc.constantFrom('activate', 'deactivate'),
  alertType: fc.constantFrom('job', 'jobv2', 'newsletter'),
};

function valueFor({ shape, default: otherwise }: RouteParameter): fc.Arbitrary<string> {
  return otherwise === undefined ? values[shape] : fc.oneof(values[shape], fc.constant(otherwise));
}

/** Returns values for every required parameter of a route and for the first few optional ones. */
function paramsOf(parameters: Readonly<Record<string, RouteParameter>>) {
  const required = Object.entries(parameters).filter(([, { optional }]) => !optional);
  const optional = Object.entries(parameters).filter(([, parameter]) => parameter.optional);
  return fc
    .nat({ max: optional.length })
    .chain((given) =>
      fc.record(
        Object.fromEntries(
          [...required, ...optional.slice(0, given)].map(([name, parameter]) => [
            name,
            valueFor(parameter),
          ]),
        ),
      ),
    );
}

const everyRoute = routeNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

/** The category “all” is the list of all news, whose address is the canonical one. */
function owner(name: string, params: Readonly<Record<string, string>>) {
  return name === 'content_list_news_category' && params['category'] === 'all'
    ? { name: 'content_list_news', params: { page: params['page'] } }
    : { name, params };
}

test.each(everyRoute)(
  '%s in %s: a generated path is matched with the same parameters and is canonical',
  (name, locale) => {
    fc.assert(
      fc.property(paramsOf(routeTable[name].parameters), (params) => {
        const path = pathOf(name, locale, params);
        expect(matchPath(path)).toEqual({ ...owner(name, params), locale, path });
        expect(matchPath(`${path.toUpperCase()}//`)?.path).toBe(path);
      }),
      { seed, numRuns: 200, verbose: true },
    );
  },
);

test.each(everyRoute)('%s in %s declares exactly the parameters in its pattern', (name, locale) => {
  const named = [...routeTable[name][locale].matchAll(/\{(\w+)\}/g)].map(
    ([, parameter = '']) => parameter,
  );
  expect(named.toSorted()).toEqual(Object.keys(routeTable[name].parameters).toSorted());
});

test('no shape matches a value with a slash', () => {
  for (const source of Object.values(shapes))
    expect(new RegExp(`^(?:${source})$`).test('a/b')).toBe(false);
});

test('every canonical path matches itself', () => {
  const firstWords = everyRoute.map(
    ([name, locale]) => routeTable[name][locale].split('{')[0] ?? '/',
  );
  fc.assert(
    fc.property(fc.constantFrom(...firstWords), fc.oneof(anyPath, fc.string()), (start, rest) => {
      const match = matchPath(start + rest);
      expect(match && matchPath(match.path)?.path).toBe(match?.path);
    }),
    { seed, numRuns: 5_000, verbose: true },
  );
});
