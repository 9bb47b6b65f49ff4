import { expect, test } from 'vitest';
import { signInLimits } from './settings.ts';

test('every limit follows from one number', () => {
  const { signInPerAddress, signInPerEmailAndAddress, signInPerEmail } = signInLimits(10);
  expect([signInPerAddress, signInPerEmailAndAddress, signInPerEmail]).toEqual([
    { burst: 10, refillMs: 6_000, maxKeys: 20_000 },
    { burst: 10, refillMs: 30_000, maxKeys: 20_000 },
    { burst: 200, refillMs: 1_500, maxKeys: 20_000 },
  ]);
  expect(signInLimits(60).signInPerAddress).toMatchObject({ burst: 60, refillMs: 1_000 });
});
