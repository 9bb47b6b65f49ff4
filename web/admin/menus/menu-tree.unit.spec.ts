import { menuContentSchema } from '@parvis/contracts/menus/menu.ts';
import { describe, expect, it } from 'vitest';
import {
  emptyRow,
  listPaths,
  rowsAfterDrop,
  rowsAfterStep,
  type Step,
  toEntries,
  toRows,
} from './menu-tree.ts';

/** Returns rows written as an outline, one letter each: `a .b ..c d`. */
const outline = (text: string) =>
  text.split(' ').map((word) => {
    const label = word.replaceAll('.', '');
    return { ...emptyRow(label, word.length - label.length + 1), label };
  });
const drawn = (rows: ReturnType<typeof outline> | undefined) =>
  rows?.map(({ label, level }) => '.'.repeat(level - 1) + label).join(' ');
const tree = outline('a .b ..c .d e .f');
const at = (label: string) => tree.findIndex((row) => row.label === label);

describe('an entry of a menu moves with its descendants', () => {
  it.each<[Step, string, string | undefined]>([
    ['up', 'e', 'e .f a .b ..c .d'],
    ['up', 'd', 'a .d .b ..c e .f'],
    ['up', 'b', undefined],
    ['down', 'a', 'e .f a .b ..c .d'],
    ['down', 'b', 'a .d .b ..c e .f'],
    ['down', 'd', undefined],
    ['in', 'd', 'a .b ..c ..d e .f'],
    ['in', 'e', 'a .b ..c .d .e ..f'],
    ['in', 'b', undefined],
    ['out', 'b', 'a .d b .c e .f'],
    ['out', 'c', 'a .b .c .d e .f'],
    ['out', 'a', undefined],
  ])('%s: %s', (step, label, expected) => {
    expect(drawn(rowsAfterStep(tree, at(label), step))).toBe(expected);
  });

  it('an entry does not move deeper than a menu may be', () => {
    const deep = outline('a .b ..c ..d e .f ..g');
    expect(rowsAfterStep(deep, 3, 'in')).toBe(undefined);
    expect(rowsAfterStep(deep, 4, 'in')).toBe(undefined);
  });
});

describe('an entry is dropped', () => {
  it.each([
    ['before', 'e', 'a', 'e .f a .b ..c .d'],
    ['after', 'a', 'e', 'e .f a .b ..c .d'],
    ['after', 'f', 'b', 'a .b ..c .f .d e'],
    ['inside', 'd', 'e', 'a .b ..c e .f .d'],
    ['before', 'd', 'a', 'd a .b ..c e .f'],
    ['inside', 'a', 'e', undefined],
    ['inside', 'a', 'c', undefined],
    ['before', 'a', 'a', undefined],
  ] as const)('%s: %s, at %s', (place, label, target, expected) => {
    expect(drawn(rowsAfterDrop(tree, at(label), at(target), place))).toBe(expected);
  });
});

it('each row has its path in the request', () => {
  expect(listPaths(tree)).toEqual([
    'entries/0',
    'entries/0/children/0',
    'entries/0/children/0/children/0',
    'entries/0/children/1',
    'entries/1',
    'entries/1/children/0',
  ]);
});

it('entries become rows, and the rows become the same entries', () => {
  const { entries } = menuContentSchema.parse({
    name: 'main',
    locale: 'fr',
    entries: [
      {
        label: 'Groupe',
        link: { kind: 'content', contentId: 'pg0000000001' },
        children: [
          { label: 'Ailleurs', link: { kind: 'url', url: 'https://a.example/', newTab: true } },
        ],
      },
      { label: 'Offres', link: { kind: 'path', path: '/offres' } },
    ],
  });
  expect(toEntries(toRows(entries))).toEqual(entries);
});
