import { expect, test } from 'vitest';
import { siteSearchMinimumCharacters } from '../../limits/search.ts';
import { isLongEnoughToSearch } from './is-long-enough.ts';

const shortest = 'é'.repeat(siteSearchMinimumCharacters);

test('a query is searched from its minimum number of characters on', () => {
  expect(isLongEnoughToSearch(shortest)).toBe(true);
  expect(isLongEnoughToSearch(shortest.slice(1))).toBe(false);
});

test('spaces around it do not count, and a character outside of the basic plane counts once', () => {
  expect(isLongEnoughToSearch(`  ${shortest.slice(1)}  `)).toBe(false);
  expect(isLongEnoughToSearch('🌊'.repeat(siteSearchMinimumCharacters - 1))).toBe(false);
});
