import { expect, test } from 'vitest';
import { rateStrength } from './judge-password.ts';

test('passwords are judged outside the serving thread, however many are judged at the same time', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const judged = await Promise.all([
    rateStrength('p4ssw0rd'.repeat(25), []),
    rateStrength('marée haute à Étretat', []),
    rateStrength('lepicmoreau1984', ['lepic', 'moreau']),
  ]);
  clearInterval(turning);
  expect(judged).toEqual([false, true, false]);
  expect(turns).toBeGreaterThan(20);
});
