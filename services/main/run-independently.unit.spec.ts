import { expect, test } from 'vitest';
import { runIndependently } from './run-independently.ts';

test('a job of housekeeping that throws is reported, and the others are done', async () => {
  const [done, reported]: [string[], unknown[]] = [[], []];
  const broken = new Error('no such table');
  await runIndependently(
    [
      async () => done.push('claims'),
      () => Promise.reject(broken),
      async () => done.push('expired writes'),
    ],
    (cause) => reported.push(cause),
  );
  expect(done).toEqual(['claims', 'expired writes']);
  expect(reported).toEqual([broken]);
});
