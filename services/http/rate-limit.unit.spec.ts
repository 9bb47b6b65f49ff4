import { expect, test } from 'vitest';
import { addressKey, createRateLimit } from './rate-limit.ts';

function limitAt(start: number) {
  let now = start;
  const limit = createRateLimit(
    { burst: 2, refillMs: 1_000, maxKeys: 3 },
    { now: () => new Date(now) },
  );
  return { limit, pass: (ms: number) => (now += ms) };
}

test('after the burst, one attempt comes back per refill', () => {
  const { limit, pass } = limitAt(0);
  expect(limit.take('a').allowed).toBe(true);
  expect(limit.take('a').allowed).toBe(true);
  expect(limit.take('a')).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect(limit.take('b').allowed).toBe(true);
  pass(1_000);
  expect(limit.take('a').allowed).toBe(true);
  expect(limit.take('a').allowed).toBe(false);
});

test('waiting long gives no more than the burst', () => {
  const { limit, pass } = limitAt(0);
  limit.take('a');
  pass(1_000_000);
  expect([1, 2, 3].map(() => limit.take('a').allowed)).toEqual([true, true, false]);
});

test('an attempt given back does not count', () => {
  const { limit } = limitAt(0);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(limit.take('a').allowed).toBe(true);
    limit.giveBack('a');
  }
});

test('the key unused for longest is forgotten first', () => {
  const { limit } = limitAt(0);
  for (const key of ['a', 'a', 'b', 'c']) limit.take(key);
  limit.giveBack('c');
  expect(limit.take('a').allowed).toBe(false);
  limit.take('d');
  expect(limit.take('a').allowed).toBe(true);
});

test('a clock that runs backwards takes nothing away', () => {
  const { limit, pass } = limitAt(10_000);
  limit.take('a');
  pass(-5_000);
  expect(limit.take('a').allowed).toBe(true);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
