import { expect, test } from 'vitest';
import { countableWords } from './countable-words.ts';

test.each([
  ['Chargée d’affaires !', 'chargee affaires', 'chargée affaires'],
  ['ISO  27001', 'iso 27001', 'iso 27001'],
  [
    'un deux trois quatre cinq six',
    'un deux trois quatre cinq six',
    'un deux trois quatre cinq six',
  ],
])('“%s” is counted as “%s”, shown as “%s”', (typed, compared, shown) => {
  expect(countableWords(typed)).toEqual({ compared, shown });
});

test.each([
  ['an address', 'anne.riou@exemple.fr'],
  ['an address with a wide sign', 'anne＠exemple'],
  ['a telephone number', '0612345678'],
  ['a telephone number in pairs', '06 12 34 56 78'],
  ['a telephone number with dots', '06.12.34'],
  ['digits between words', 'dossier 12 du 3/4/56'],
  ['digits of another script', '٠٦١٢٣٤'],
  ['seven words', 'un deux trois quatre cinq six sept'],
  ['seven words, joined by hyphens', 'un-deux-trois-quatre-cinq-six-sept'],
  ['a key', 'x'.repeat(41)],
  ['no word', '…'],
])('%s is never counted', (_what, typed) => {
  expect(countableWords(typed)).toBeUndefined();
});
