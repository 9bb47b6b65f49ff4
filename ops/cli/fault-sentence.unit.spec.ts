import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { UsageError } from './command-line-error.ts';
import { faultSentence } from './fault-sentence.ts';

function fault(code: string, given: object = {}): Error {
  return Object.assign(new Error('in words of the system'), { code, ...given });
}

const full = new DatabaseError('could not extend file', 1, 'error');
full.code = '53100';

test.each([
  [
    'a full disk',
    fault('ENOSPC', { path: '/backups/a' }),
    '/backups/a cannot be used: the disk is full (ENOSPC).',
  ],
  [
    'a full disk while writing',
    fault('ENOSPC'),
    'The disk cannot be used: the disk is full (ENOSPC).',
  ],
  [
    'a folder of others',
    fault('EACCES', { path: '/root' }),
    '/root cannot be used: this user may not use it (EACCES).',
  ],
  ['a full disk of the database', full, 'The disk of the database is full.'],
  ['a damaged archive', fault('Z_DATA_ERROR'), 'A compressed file is damaged or incomplete.'],
  [
    'its cause',
    new Error('outer', { cause: fault('EROFS', { path: '/x' }) }),
    '/x cannot be used: the disk is read-only (EROFS).',
  ],
  ['wrong arguments', new UsageError('Give a folder.'), 'Give a folder.'],
])('%s is one sentence', (_what, cause, sentence) => {
  expect(faultSentence(cause)).toBe(sentence);
});

test.each([
  ['a lost database', fault('ECONNRESET')],
  ['a database that ended its connections', new Error('Connection terminated unexpectedly')],
  ['a log that does not respond', new LogUnavailable('PostgreSQL cannot be reached')],
])('%s is one sentence that says what to do', (_what, cause) => {
  expect(faultSentence(cause)).toMatch(
    /^The database or the log stopped responding .* repeat this command\.$/,
  );
});

test('a defect of ours keeps its stack', () => {
  expect(faultSentence(new TypeError('x is not a function'))).toBeUndefined();
  expect(faultSentence('thrown text')).toBeUndefined();
});
