import { expect, it } from 'vitest';
import { sortByFacetOrder } from './facet-order.ts';

const facets = ['Élan', 'Zinc', 'Eau', 'Air'].map((name) => ({ id: name.toLowerCase(), name }));
const sorted = (arranged: readonly string[]) =>
  sortByFacetOrder(facets, arranged, new Intl.Collator('fr')).map(({ name }) => name);

it('values arranged by editors come first, in their order, then all others by name', () => {
  expect(sorted(['zinc', 'gone', 'eau'])).toEqual(['Zinc', 'Eau', 'Air', 'Élan']);
});

it('without an arrangement, values are sorted by name in the collation of the language', () => {
  expect(sorted([])).toEqual(['Air', 'Eau', 'Élan', 'Zinc']);
});

it('values of one name are in the order of their ids, whatever order they were read in', () => {
  const alike = ['b', 'a', 'c'].map((id) => ({ id, name: 'Eau' }));
  for (const read of [alike, alike.toReversed()])
    expect(sortByFacetOrder(read, [], new Intl.Collator('fr')).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
});
