import { expect, test } from 'vitest';
import { searchedWords, splitWords } from './list-words.ts';

test.each([
  ['L’Économie bleue : un cap', ['economie', 'bleue', 'un', 'cap']],
  ["Jusqu'à l'œuvre d’un port", ['a', 'oeuvre', 'un', 'port']],
  ['Qu’est-ce qu’un estuaire ?', ['est', 'ce', 'un', 'estuaire']],
  ['Saint-Nazaire, 2026', ['saint', 'nazaire', '2026']],
  ['The bank’s children', ['the', 'bank', 'children']],
  ["We’re sure they don't, I’d say", ['we', 'sure', 'they', 'don', 'i', 'say']],
  ['Qu’il s’y mêle d’étain, t’es là', ['il', 'y', 'mele', 'etain', 'es', 'la']],
  ['  « … »  ', []],
])('the words of “%s”', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test('each word follows a space, so that its prefix can be found', () => {
  expect(searchedWords('L’eau monte')).toBe(' eau monte');
});
