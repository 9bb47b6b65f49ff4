import { expect, test } from 'vitest';
import { locales } from '../site/locale.ts';
import { matchesShape } from '../site/routes/route.ts';
import { builtInOfferFacets } from './known-words.ts';
import {
  continents,
  contractTypes,
  experienceLevels,
  remotePolicies,
  workingTimes,
} from './offer-groups.ts';

test('every built-in value has a word in each language', () => {
  const expected = [
    ...contractTypes.map((id) => `contract/${id}`),
    ...continents.map((id) => `continent/${id}`),
    ...experienceLevels.map((id) => `experience/${id}`),
    ...workingTimes.map((id) => `working_time/${id}`),
    ...remotePolicies.map((id) => `remote/${id}`),
  ];
  expect(builtInOfferFacets.map(({ group, id }) => `${group}/${id}`)).toEqual(expected);
});

test.each(locales)(
  'in %s no two values share a word, and each word is valid in an address',
  (locale) => {
    const words = builtInOfferFacets.map(({ words: each }) => each[locale]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !matchesShape('filter', word))).toEqual([]);
  },
);
