import { expect, test } from 'vitest';
import { draftOfRule, faultsIn, type RuleDraft, toRule } from './rule-draft.ts';

const draft = (typed: Partial<RuleDraft>): RuleDraft => ({
  locale: 'fr',
  kind: 'both-way',
  words: '',
  means: '',
  ...typed,
});

test('words are separated by commas, and the same word counts once', () => {
  const rule = toRule(draft({ words: ' RH,  ressources   humaines, rh ,, Resources ' }));
  expect(rule).toEqual({
    locale: 'fr',
    kind: 'both-way',
    words: ['RH', 'ressources humaines', 'Resources'],
  });
  expect(toRule(draftOfRule(rule))).toEqual(rule);
});

test('a rule in one direction has words and what they find as well', () => {
  const rule = toRule(draft({ kind: 'one-way', words: 'drh', means: 'ressources humaines, rh' }));
  expect(rule).toMatchObject({ words: ['drh'], means: ['ressources humaines', 'rh'] });
  expect(toRule(draftOfRule(rule))).toEqual(rule);
});

test.each<readonly [what: string, typed: Partial<RuleDraft>, faults: object]>([
  ['two words', { words: 'rh, drh' }, {}],
  ['one word twice', { words: 'rh, RH' }, { words: 'synonyms.needs-two' }],
  ['nothing', { kind: 'one-way' }, { words: 'synonyms.needs-one', means: 'synonyms.needs-one' }],
  ['a long word', { words: `rh, ${'x'.repeat(61)}` }, { words: 'synonyms.too-long' }],
  [
    'many words',
    { words: Array.from({ length: 31 }, (_, at) => `mot ${at}`).join() },
    { words: 'synonyms.too-many' },
  ],
])('%s: the faults are named by their field', (_what, typed, faults) => {
  expect(faultsIn(draft(typed))).toEqual(faults);
});
