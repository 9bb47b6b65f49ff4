import { expect, test } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = [
  'Allemagne',
  'Grèce',
  'Pays-Bas',
  'République tchèque',
  'Côte d’Ivoire',
  'A+B',
].map((label) => ({ value: label, label }));

test.each([
  ['grec', ['Grèce']],
  ['GRÈ', ['Grèce']],
  ['tch', ['République tchèque']],
  ['bas', ['Pays-Bas']],
  ['ivo', ['Côte d’Ivoire']],
  ['a', ['Allemagne', 'A+B']],
  ['a+', ['A+B']],
  ['magne', []],
  ['(', []],
])('“%s” finds %j', (query, found) => {
  expect(matchingOptions(options, query).map(({ label }) => label)).toEqual(found);
});

test.each(['', '  '])('“%s” finds everything', (query) => {
  expect(matchingOptions(options, query)).toEqual(options);
});
