import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { CheckpointMoved, ConnectionLost, isTransient, NoConnection } from './transient-error.ts';

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('as the server words it', 0, 'error'), { code });
}

test.each(['08006', '53300', '57P01', '40001', '40P01', '55P03', '25006'])(
  'SQLSTATE %s may be resolved by a retry',
  (code) => {
    expect(isTransient(databaseError(code))).toBe(true);
  },
);

test.each(['23505', '42601', '22001', '57014', '28P01', '3D000'])(
  'SQLSTATE %s is an error of the statement or the account',
  (code) => {
    expect(isTransient(databaseError(code))).toBe(false);
  },
);

test.each([
  new LogUnavailable('away'),
  new NoConnection('none in time'),
  new ConnectionLost('went away'),
  new CheckpointMoved('elsewhere'),
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  new Error('Connection terminated unexpectedly'),
])('$name: $message may be resolved by a retry', (cause) => {
  expect(isTransient(cause)).toBe(true);
});

test.each([new Error('a fold that throws'), new RangeError('out of range'), 'words', undefined])(
  'everything else is a fault: %s',
  (cause) => {
    expect(isTransient(cause)).toBe(false);
  },
);
