import { defaultCategory } from '@parvis/contracts/limits/lists.ts';
import {
  englishTypography,
  frenchTypography,
  type TypographyRule,
} from '@parvis/contracts/messages/testing/typography.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { describe, expect, test } from 'vitest';
import { readFacets } from './read-facets.ts';

const facets = readFacets();
const rulesOf: Partial<Record<Locale, readonly TypographyRule[]>> = {
  fr: frenchTypography,
  en: englishTypography,
};

test('no value is named twice', () => {
  expect(new Set(facets.map(({ group, id }) => `${group}/${id}`)).size).toBe(facets.length);
});

describe.each(locales)('in %s', (locale) => {
  const rules = rulesOf[locale] ?? [];

  test('every name has the typography of its language', () => {
    const names = facets.map(({ names: inEach }) => inEach[locale]);
    expect(names.filter((name) => rules.some(({ breaks }) => breaks.test(name)))).toEqual([]);
  });

  test('every filter value has a unique slug, across groups, that is not a page number', () => {
    const groups: readonly string[] = facetGroups;
    const words = facets
      .filter(({ group }) => groups.includes(group))
      .flatMap(({ names }) => toSlug(names[locale]) || []);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => /^\d*$/.test(word) || word === defaultCategory)).toEqual([]);
  });
});
