import { type FacetGroup, facetDictionary } from '@parvis/contracts/site/filters/facets.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { readListAddress } from '@parvis/contracts/site/filters/read-list-address.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateSlug } from './allocate-slug.ts';

test.each([
  [[], 'Économie', 'economie'],
  [['economie'], 'Économie', 'economie-2'],
  [['economie', 'economie-2'], 'ÉCONOMIE', 'economie-3'],
  [['economie-2'], 'Économie', 'economie'],
  [['economie'], 'Économie 2', 'economie-2'],
  [[], 'all', 'all-2'],
  [[], '2024', '2024-2'],
  [['2024-2'], '2024', '2024-3'],
  [[], '日本', 'x'],
  [['x'], '中国', 'x-2'],
])('with %j taken, “%s” becomes %s', (taken, name, slug) => {
  expect(allocateSlug(new Set(taken), name)).toBe(slug);
});

/** Names that collide often. */
const names = fc.array(
  fc.oneof(fc.constantFrom('A', 'à', 'a 2', 'a-2', 'all', '2', 'all 2', '日本', 'x'), fc.string()),
  { maxLength: 20 },
);

function allocateAll(all: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return all.map((name) => {
    const slug = allocateSlug(taken, name);
    taken.add(slug);
    return slug;
  });
}

test('no two values ever share a slug, and later values change no earlier slug', () => {
  fc.assert(
    fc.property(names, names, (first, later) => {
      const slugs = allocateAll([...first, ...later]);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.slice(0, first.length)).toEqual(allocateAll(first));
    }),
    { seed: 20_26, numRuns: 1_000, verbose: true },
  );
});

test('every allocated slug leads back to its value in the path of an address', () => {
  fc.assert(
    fc.property(names, fc.nat(), (all, pick) => {
      if (all.length === 0) return;
      const dictionary = facetDictionary<FacetGroup>(
        allocateAll(all).map((slug, id) => [slug, { group: 'categories', id: String(id) }]),
      );
      const state = toListState({ facets: { categories: [String(pick % all.length)] } });
      const address = writeListAddress(filterLists.news, 'fr', dictionary, state);
      expect(readListAddress(filterLists.news, 'fr', dictionary, address)?.state).toEqual(state);
      expect(address).not.toContain('?');
    }),
    { seed: 20_26, numRuns: 1_000, verbose: true },
  );
});
