import { expect, test } from 'vitest';
import { locales } from '../site/locale.ts';
import { builtInSynonyms } from './built-in-synonyms.ts';
import { synonymRuleSchema } from './synonyms.ts';

test('the built-in list is one that editors could have entered, in each language', () => {
  expect(builtInSynonyms.filter((rule) => !synonymRuleSchema.safeParse(rule).success)).toEqual([]);
  for (const locale of locales)
    expect(builtInSynonyms.filter((rule) => rule.locale === locale).length).toBeGreaterThan(140);
});

test('no rule names a word twice', () => {
  const repeated = builtInSynonyms
    .map((rule) => (rule.kind === 'both-way' ? rule.words : [...rule.words, ...rule.means]))
    .filter((words) => new Set(words).size < words.length);
  expect(repeated).toEqual([]);
});
