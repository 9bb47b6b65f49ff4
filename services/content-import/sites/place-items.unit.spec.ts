import { expect, test } from 'vitest';
import { type Placement, placeItems } from './place-items.ts';
import type { SourceItem } from './source-site.ts';

const page = (key: string, more: Partial<SourceItem> = {}): SourceItem => ({
  key,
  name: key,
  kind: 'page',
  locale: 'fr',
  title: key,
  slug: key,
  keywords: [],
  parts: [],
  isPublic: true,
  oldPaths: [],
  ...more,
});
const paths = ({ placed }: Placement) => placed.map(({ path }) => path);

test('pages come after those above them, at the addresses of their slugs', () => {
  const placement = placeItems([
    page('quai', { parent: 'port' }),
    page('port', { slug: 'Le Port' }),
  ]);
  expect(paths(placement)).toEqual(['/le-port', '/le-port/quai']);
  expect(placement.notes).toEqual([]);
});

test('of two items with one address, the second gets another, which is said', () => {
  const placement = placeItems([
    page('a', { slug: 'x' }),
    page('b', { slug: 'x' }),
    page('c', { slug: 'x', locale: 'en' }),
  ]);
  expect(paths(placement)).toEqual(['/x', '/x-2', '/en/x']);
  expect(placement.notes).toEqual([
    { what: 'b: its address', why: 'another item has “x”: it is “x-2”' },
  ]);
});

test('an address that the site needs, or of digits only, gets a word', () => {
  const placement = placeItems([page('api'), page('y', { slug: '2020' })]);
  expect(paths(placement)).toEqual(['/api-page', '/page-2020']);
  expect(placement.notes).toHaveLength(1);
});

test('pages above each other, and a parent in another language, leave an item at the top', () => {
  const ring = placeItems([
    page('a', { parent: 'b' }),
    page('b', { parent: 'a' }),
    page('c', { parent: 'd' }),
    page('d', { locale: 'en' }),
  ]);
  expect(paths(ring).toSorted()).toEqual(['/a', '/b', '/c', '/en/d']);
  expect(ring.notes.map(({ what }) => what)).toEqual([
    'a: its place',
    'b: its place',
    'c: its place',
  ]);
});

test('translations name the first of their group; a second one of a language stands alone', () => {
  const { placed, notes } = placeItems([
    page('a', { translations: 'g' }),
    page('b', { translations: 'g', locale: 'en' }),
    page('c', { translations: 'g' }),
  ]);
  expect(placed.map(({ original }) => original?.item.key)).toEqual([undefined, 'a', undefined]);
  expect(notes).toEqual([{ what: 'c: its translations', why: 'a is the one of this language' }]);
});
