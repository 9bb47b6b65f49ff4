import { defaultCategory } from '@parvis/contracts/limits/lists.ts';
import {
  englishTypography,
  frenchTypography,
} from '@parvis/contracts/messages/testing/typography.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { describe, expect, test } from 'vitest';
import { nameOfTerm, vocabulary, vocabularyDictionary } from './vocabulary.ts';

describe.each(locales)('in %s', (locale) => {
  const rules = locale === 'fr' ? frenchTypography : englishTypography;
  const names = [...facetGroups, 'keywords' as const].flatMap((group) =>
    Object.values(vocabulary[group]).map((term) => term[locale]),
  );

  test('every name has the typography of its language', () => {
    const broken = names.filter((name) => rules.some(({ breaks }) => breaks.test(name)));
    expect(broken).toEqual([]);
  });

  test('every filter value has a unique slug, across groups, that is not a page number', () => {
    const words = facetGroups.flatMap((group) =>
      Object.values(vocabulary[group]).map((term) => toSlug(term[locale])),
    );
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => /^\d*$/.test(word) || word === defaultCategory)).toEqual([]);
  });

  test('the dictionary maps each slug to its value, and back', () => {
    const dictionary = vocabularyDictionary(locale);
    for (const group of facetGroups)
      for (const id of Object.keys(vocabulary[group])) {
        const word = toSlug(nameOfTerm(group, id, locale) ?? '');
        expect(dictionary.facetOf(word)).toEqual({ group, id });
        expect(dictionary.slugOf({ group, id })).toBe(word);
      }
  });
});

test('a value outside the vocabulary has no name', () => {
  expect(nameOfTerm('regions', 'france', 'fr')).toBeUndefined();
});
