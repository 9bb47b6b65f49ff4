import { expect, test } from 'vitest';
import { effectiveSort, maxKeywordsLength, normalizeKeywords, toListState } from './list-state.ts';

const near = { latitude: 47.2, longitude: -1.55, radiusKm: 50 };

test('a list is sorted as chosen, else by relevance when there are keywords, and by date', () => {
  expect(effectiveSort({ keywords: '' })).toBe('date');
  expect(effectiveSort({ keywords: 'eau' })).toBe('relevance');
  expect(effectiveSort({ keywords: 'eau', sort: 'date' })).toBe('date');
});

test('only a sort order that differs from the default is kept', () => {
  const kept = (input: Parameters<typeof toListState>[0]) => toListState(input).sort;
  expect(kept({ sort: 'date', keywords: 'eau' })).toBe('date');
  expect(kept({ sort: 'date' })).toBeUndefined();
  expect(kept({ sort: 'relevance', keywords: 'eau' })).toBeUndefined();
  expect(kept({ sort: 'distance', near })).toBe('distance');
  expect(kept({ sort: 'distance' })).toBeUndefined();
  expect(kept({ sort: 'popularity', near })).toBeUndefined();
});

test.each([
  ['in order', '01-2026', '03-2026', ['01-2026', '03-2026']],
  ['backwards', '12-2026', '03-2026', ['03-2026', '12-2026']],
  ['backwards across a year', '01-2026', '12-2025', ['12-2025', '01-2026']],
  ['of one month', '03-2026', '03-2026', ['03-2026', '03-2026']],
  ['without an end', '03-2026', undefined, ['03-2026', undefined]],
  ['without a beginning', undefined, '03-2026', [undefined, '03-2026']],
  ['with an invalid month', '03-2026', '13-2026', ['03-2026', undefined]],
])('a period %s begins with its earlier month', (_case, dateStart, dateEnd, period) => {
  const state = toListState({ dateStart, dateEnd });
  expect([state.dateStart, state.dateEnd]).toEqual(period);
});

test.each([
  [undefined, 1],
  [0, 1],
  [-3, 1],
  [2.5, 1],
  [Number.NaN, 1],
  [7, 7],
  [1_000_000_000, 999_999_999],
])('page %s is page %i', (given, page) => {
  expect(toListState({ page: given }).page).toBe(page);
});

test('keywords are shortened to whole characters, without a space at the end', () => {
  const longest = 'e'.repeat(maxKeywordsLength);
  expect(normalizeKeywords(longest)).toBe(longest);
  expect(normalizeKeywords(`${longest}e`)).toBe(longest);
  expect(normalizeKeywords(`${longest.slice(1)} eau`)).toBe(longest.slice(1));
  expect(normalizeKeywords('🌊'.repeat(maxKeywordsLength + 1))).toBe(
    '🌊'.repeat(maxKeywordsLength),
  );
});
