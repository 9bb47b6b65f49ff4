import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test.each([
  ['Saint-Nazaire', 'naz', true],
  ['Saint-Nazaire', 'saint naz', true],
  ['Saint-Nazaire', 'naz saint', true],
  ['Île-de-France', 'ile', true],
  ['Île-de-France', 'ÎLE de', true],
  ['Banque de Basse-Loire', 'asse', false],
  ['Nantes', '', true],
  ['Nantes', '  ', true],
  ['Nantes', 'nantes metropole', false],
])('“%s” is found by “%s”: %s', (name, typed, isFound) => {
  expect(matchesSearch(name, typed)).toBe(isFound);
});
