import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../engine/fold-text.ts';
import { splitWords } from '../filtered-lists/list-words.ts';
import { wordsAsWritten } from './scan-words.ts';

test.each([
  ['L’Économie bleue : un cap', ['Économie', 'bleue', 'un', 'cap']],
  ["Jusqu'à l'œuvre d’un port", ['à', 'œuvre', 'un', 'port']],
  ['Aujourd’hui, QU’IL s’y mêle', ['Aujourd', 'hui', 'IL', 'y', 'mêle']],
  ['The bank’s children, we’re', ['The', 'bank', 'children', 'we']],
  ['they shouldn’t’ve', ['they', 'shouldn']],
  ['Chef(fe) de projet H/F', ['Chef', 'fe', 'de', 'projet', 'H', 'F']],
  ['C++, C# et .NET ; vitamine C', ['cplusplus', 'csharp', 'et', 'NET', 'vitamine', 'C']],
  ['e\u0301te\u0301', ['e\u0301te\u0301']],
  ['𝒜b 😀 c', ['𝒜b', 'c']],
  [`${'a'.repeat(65)} b`, ['b']],
  [' « … » ', []],
])('the words of “%s”', (text, words) => {
  expect(wordsAsWritten(text)).toEqual(words);
});

test('the words are the same as those of lists', () => {
  const signs = fc.constantFrom(..."abcdlmqnstuvreCDLQS’' -/é0œ.,😀𝒜");
  const text = fc.oneof(
    fc.array(signs, { maxLength: 30 }).map((all) => all.join('')),
    fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((all) => all.replace(/[+#]/g, '')),
  );
  fc.assert(
    fc.property(text, (written) => {
      expect(wordsAsWritten(written).map(foldText)).toEqual(splitWords(written));
    }),
    { seed: 17, numRuns: 5_000 },
  );
});
