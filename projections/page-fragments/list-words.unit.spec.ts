import { contentDetailsSchema } from '@parvis/contracts/content/details.ts';
import { expect, test } from 'vitest';
import { facetsOf, searchedWords, wordsOf } from './list-words.ts';

test.each([
  ['L’Économie bleue : un cap', ['economie', 'bleue', 'un', 'cap']],
  ["Jusqu'à l'œuvre d’un port", ['a', 'oeuvre', 'un', 'port']],
  ['Qu’est-ce qu’un estuaire ?', ['est', 'ce', 'un', 'estuaire']],
  ['Saint-Nazaire, 2026', ['saint', 'nazaire', '2026']],
  ['The bank’s children', ['the', 'bank', 's', 'children']],
  ['  « … »  ', []],
])('the words of “%s”', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('each word stands after a space, so that its beginning can be found', () => {
  expect(searchedWords('L’eau monte')).toBe(' eau monte');
});

test('news carry the values of every group; other kinds carry none', () => {
  const news = contentDetailsSchema.parse({
    kind: 'news',
    nature: 'article',
    publishedOn: '2026-03-01',
    category: 'economy',
    types: ['report'],
    countries: ['france', 'spain'],
    keywords: ['loans'],
  });
  expect(facetsOf(news)).toEqual([
    'types:report',
    'countries:france',
    'countries:spain',
    'categories:economy',
    'keywords:loans',
  ]);
  expect(facetsOf({ kind: 'page' })).toEqual([]);
});
