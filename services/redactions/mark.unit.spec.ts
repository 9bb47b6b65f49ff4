import { markSign } from '@parvis/contracts/redactions/redaction.ts';
import { expect, test } from 'vitest';
import { namedMarks, writeMark } from './mark.ts';

const parts = { at: '2026-03-01T09:00:00.000Z', by: 'Bea', reason: 'RGPD' };

test('a mark says when, by whom and why, in the language of what it stands in', () => {
  expect(writeMark(parts, 'en')).toBe(`${markSign}[removed on 1 March 2026 by Bea: RGPD]`);
  expect(writeMark(parts, 'fr')).toBe(`${markSign}[retiré le 1er mars 2026 par Bea\u00a0: RGPD]`);
});

test('it names the person, or the account of one whom nobody knows any more', async () => {
  const markOf = namedMarks({ namesOf: async () => new Map([['account1', 'Bea']]) });
  expect(await markOf({ ...parts, by: 'account1' }, 'en')).toContain('by Bea');
  expect(await markOf({ ...parts, by: 'account2' }, 'en')).toContain('by account2');
});
