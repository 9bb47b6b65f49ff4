import { expect, test } from 'vitest';
import { startsSearch } from './typing.ts';

test.each([
  ['insertText', 'a', true],
  ['insertText', 'É', true],
  ['insertText', '7', true],
  ['insertText', ' ', false],
  ['insertText', "'", false],
  ['insertText', '-', false],
  ['insertText', null, false],
  ['deleteContentBackward', null, true],
  ['deleteWordForward', null, true],
  ['deleteByCut', null, true],
  ['insertFromPaste', null, true],
  ['insertCompositionText', '日', true],
  ['insertReplacementText', 'marée', true],
  ['historyUndo', null, true],
  ['', null, false],
])('a change by %s of “%s” starts a search: %s', (inputType, data, starts) => {
  expect(startsSearch({ inputType, data })).toBe(starts);
});
