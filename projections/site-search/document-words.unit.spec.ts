import { expect, test } from 'vitest';
import { composeVector } from './document-words.ts';

test('a vector has each word and its stem once, with all their places and weights', () => {
  const vector = composeVector(
    [
      ['Les phares', 'A'],
      ['Un phare, et l’été', 'B'],
    ],
    'fr',
  );
  expect(vector.split(' ')).toEqual([
    "'les':1A",
    "'phares':2A",
    "'=phar':2A,4B",
    "'un':3B",
    "'phare':4B",
    "'et':5B",
    "'ete':6B",
    "'=ete':6B",
  ]);
});

test('a long word, which is not remembered, is searched for like any other', () => {
  const long = 'anticonstitutionnellement';
  expect(composeVector([[`${long} ${long}`, 'D']], 'fr')).toMatch(
    new RegExp(`^'${long}':1D,2D '=[a-z]+':1D,2D$`),
  );
});

test('the same word has another stem in another language', () => {
  const [french, english] = (['fr', 'en'] as const).map((locale) =>
    composeVector([['chevaux', 'D']], locale),
  );
  expect(french).not.toBe(english);
});
