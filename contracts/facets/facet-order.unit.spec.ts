import { expect, it } from 'vitest';
import { inFacetOrder } from './facet-order.ts';

const facets = ['Élan', 'Zinc', 'Eau', 'Air'].map((name) => ({ id: name.toLowerCase(), name }));
const sorted = (arranged: readonly string[]) =>
  inFacetOrder(facets, arranged, new Intl.Collator('fr')).map(({ name }) => name);

it('what editors arranged comes first in their order, all other values by name', () => {
  expect(sorted(['zinc', 'gone', 'eau'])).toEqual(['Zinc', 'Eau', 'Air', 'Élan']);
});

it('what nobody arranged is by name, as the language sorts', () => {
  expect(sorted([])).toEqual(['Air', 'Eau', 'Élan', 'Zinc']);
});
