import { expect, test } from 'vitest';
import { importInto } from './import-into.ts';
import { MemoryCareers } from './testing/memory-careers.ts';
import { allowUpToShare, type ConfirmWithdrawals } from './withdraw-absent.ts';

const record = (index: number, isBroken = false) => ({
  reference: `R-${index}`,
  title: isBroken ? ' ' : 'Analyste',
  description: 'Un poste.',
  applyUrl: 'https://jobs.example/1',
});

/** Seven records that are published, and three that never are. */
const feed = Array.from({ length: 10 }, (_, index) => record(index, index >= 7));

async function importComplete(
  careers: MemoryCareers,
  records: readonly object[],
  mayWithdraw: ConfirmWithdrawals,
) {
  const bytes = (async function* () {
    yield Buffer.from(JSON.stringify(records));
  })();
  const request = { source: 'jobs', parts: [{ bytes }], complete: true, mayWithdraw };
  return importInto(careers.parts, request);
}

test('the confirmation names the open offers, not records that were never published', async () => {
  const careers = new MemoryCareers();
  await importComplete(careers, feed, () => true);
  expect(careers.openIds()).toHaveLength(7);
  const requested: unknown[] = [];
  const mayWithdraw: ConfirmWithdrawals = (...numbers) => {
    requested.push(numbers);
    return false;
  };
  await importComplete(careers, feed.slice(5), mayWithdraw);
  expect(requested).toEqual([[5, 7, 10]]);
});

test.each([
  ['two of seven', 2, 7, 7, true],
  ['three of seven that are few', 3, 7, 7, true],
  ['thirty of a hundred', 30, 100, 100, true],
  ['thirty of seventy that are open, in a feed of a hundred', 30, 70, 100, false],
  ['thirty of a hundred that are open, of a feed accepted with seventy', 30, 100, 70, false],
])(
  'a share of 30 percent, %s leave: %d of %d open, feed of %d, allowed: %s',
  (_, absent, open, size, isAllowed) => {
    expect(allowUpToShare(0.3, () => false)(absent, open, size)).toBe(isAllowed);
  },
);
