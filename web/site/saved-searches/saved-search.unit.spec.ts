import { expect, test } from 'vitest';
import {
  readSaved,
  type SavedSearch,
  storeSaved,
  withoutSearch,
  withSearch,
} from './saved-search.ts';

const search = (number: number): SavedSearch => ({
  name: `Search ${number}`,
  href: `/emploi-carriere/toutes-offres-emploi/s${number}`,
  alert: `/mail/alerts/modal/jobv2/14?city=s${number}`,
});
const holding = (text: string | null) => ({ getItem: () => text });

test('what was stored is read again, newest first, and each address once', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const saved = withSearch(withSearch(withSearch([], search(1)), search(2)), search(1));
  expect(storeSaved(storage, saved)).toBe(true);
  expect(readSaved(storage)).toEqual([search(1), search(2)]);
  expect(
    storeSaved(storage, withoutSearch(withoutSearch(saved, search(1).href), search(2).href)),
  ).toBe(true);
  expect(kept.size).toBe(0);
});

test('the oldest of more than twenty is dropped', () => {
  let saved: readonly SavedSearch[] = [];
  for (let number = 1; number <= 21; number += 1) saved = withSearch(saved, search(number));
  expect(saved).toHaveLength(20);
  expect(saved.at(-1)).toEqual(search(2));
});

test.each([
  null,
  '',
  'not json',
  '{}',
  '[null, 7, "x"]',
  JSON.stringify([{ ...search(1), href: '//elsewhere.example' }]),
  JSON.stringify([{ ...search(1), href: '/\\elsewhere.example' }]),
  JSON.stringify([{ ...search(1), alert: 'javascript:alert(1)' }]),
  JSON.stringify([{ ...search(1), name: '' }]),
])('nothing is read from %s', (text) => {
  expect(readSaved(holding(text))).toEqual([]);
});

test('a browser that stores nothing does not fail the page', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(storeSaved({ setItem: refuse, removeItem: refuse }, [search(1)])).toBe(false);
  expect(readSaved({ getItem: refuse })).toEqual([]);
});
