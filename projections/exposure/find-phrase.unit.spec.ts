import { expect, test } from 'vitest';
import { Phrase } from './find-phrase.ts';

const found = (words: string, text: string) => {
  const phrase = new Phrase(words);
  const spans = phrase.findIn(text).map(({ from, to }) => text.slice(from, to));
  if (spans.length > 0) expect(phrase.mayBeIn(JSON.stringify({ text }))).toBe(true);
  return spans;
};

test('a phrase is found as written, whatever its case, accents, spaces and typographic signs', () => {
  expect(found('marie d’hérouville', "Par MARIE  D'Herouville, avocate")).toEqual([
    "MARIE  D'Herouville",
  ]);
  expect(found('12 %', 'Une hausse de 12\u00a0%.')).toEqual(['12\u00a0%']);
  expect(found('Durandeau', 'Du\u00adran\u00addeau et De\u0301')).toEqual([
    'Du\u00adran\u00addeau',
  ]);
  expect(found('cœur', 'le COEUR')).toEqual(['COEUR']);
});

test('it is found each time, and never as a part of a word', () => {
  expect(found('Durand', 'Durand, Durandeau, durand')).toEqual(['Durand', 'durand']);
  expect(found('a a', 'a a a')).toEqual(['a a']);
});

test('a phrase of nothing is found nowhere', () => {
  expect(new Phrase('  ').isEmpty).toBe(true);
  expect(found('  ', 'text')).toEqual([]);
});
