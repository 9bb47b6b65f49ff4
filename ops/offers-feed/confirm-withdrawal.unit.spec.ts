import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { confirmWithdrawal } from './confirm-withdrawal.ts';

async function requested(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(typed);
  const may = await confirmWithdrawal({ absent: 412, open: 1_000 }, input, output);
  output.end();
  return { may, said: await text(output) };
}

test.each([
  ['y\n', true],
  [' Oui \n', true],
  ['YES\n', true],
  ['n\n', false],
  ['\n', false],
  ['you must be joking\n', false],
])('at a terminal it asks for confirmation, and accepts %j', async (typed, expected) => {
  const { may, said } = await requested(typed, true);
  expect(may).toBe(expected);
  expect(said).toContain(
    '412 of 1000 open offers (41 %) are not in this feed. Withdraw them? [y/N]',
  );
});

test('without a terminal nothing is withdrawn, and a message explains how to', async () => {
  const { may, said } = await requested('y\n', false);
  expect(may).toBe(false);
  expect(said).toBe(
    '412 of 1000 open offers (41 %) are not in this feed. They stay open: to withdraw them, add --allow-withdrawals.\n',
  );
});
