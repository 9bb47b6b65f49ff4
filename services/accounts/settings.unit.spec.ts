import { expect, test } from 'vitest';
import { signInLimits } from './settings.ts';

test('every limit is derived from one number', () => {
  const { signInPerAddress, signInPerEmailAndAddress, signInPerEmail } = signInLimits(10);
  expect([signInPerAddress, signInPerEmailAndAddress, signInPerEmail]).toEqual([
    { burst: 100, refillMs: 3_000 },
    { burst: 10, refillMs: 30_000 },
    { burst: 200, refillMs: 1_500 },
  ]);
  expect(signInLimits(60).signInPerAddress).toEqual({ burst: 600, refillMs: 500 });
});
