import { expect, test } from 'vitest';
import { readyLine } from './ready-line.ts';

const publicUrl = 'https://estuaire.example';

test('a process that serves pages gives its address', () => {
  const line = readyLine({ roles: ['worker', 'web'], publicUrl }, 'the account you have');
  expect(line).toBe(
    'Parvis is ready at https://estuaire.example — sign in at https://estuaire.example/admin/login with the account you have',
  );
});

test('a process that serves none says what it does, without an address', () => {
  expect(readyLine({ roles: ['projector'], publicUrl }, 'no matter')).toBe(
    'Parvis is ready: this process keeps the read models up to date, and serves no pages',
  );
  expect(readyLine({ roles: ['notary'], publicUrl }, 'no matter')).toContain('signs the log');
  const both = readyLine({ roles: ['projector', 'worker'], publicUrl }, 'no matter');
  expect(both).toContain('up to date and does the work in the background, and serves no pages');
  expect(both).not.toContain('http');
});
