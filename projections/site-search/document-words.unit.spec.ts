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

test('neighbours in a title are also found written as one word, in a text only where joined', () => {
  const vector = composeVector(
    [
      ['Back office', 'A'],
      ['front office, middle-office', 'D'],
    ],
    'en',
  );
  expect(vector).toContain(" 'backoffice':2A");
  expect(vector).toContain(" 'middleoffice':6D");
  expect(vector).not.toContain('frontoffice');
});

test('an inclusive spelling is found by its first word', () => {
  expect(composeVector([['chargé·e', 'A']], 'fr')).toBe("'charge':1A '=charg':1A");
});

test('all words beyond the last place that PostgreSQL accepts have that one', () => {
  const vector = composeVector([[`${'un '.repeat(16_383)}phare`, 'D']], 'fr');
  expect(vector).toMatch(/16382D,16383D 'phare':16383D '=phar':16383D$/);
});
