import { randomBytes } from 'node:crypto';
import { alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { expect, test } from 'vitest';
import { Signer } from '../../subjects/signer.ts';
import { SignedLinks } from './signed-links.ts';

const [id, other] = ['a1234567890abcde', 'b1234567890abcde'].map((aid) => alertIdSchema.parse(aid));
if (!id || !other) throw new Error('expected two alerts');
const dayMs = 24 * 3_600_000;
const key = randomBytes(32);
const links = new SignedLinks([key]);
const now = new Date('2026-03-28T23:30:00Z');
const after = (days: number) => new Date(now.getTime() + days * dayMs);

/** Returns the secret that an earlier version mailed. */
function mailed(purpose: string, days: number, by = key): string {
  const day = Math.floor(now.getTime() / dayMs) + days;
  return `${day.toString(36)}-${new Signer([by]).sign(`${purpose} ${id} ${day}`)}`;
}

test.each([
  ['activate', 7],
  ['manage', 30],
  ['unsubscribe', 400],
] as const)(
  'a link to %s that was mailed before the update works for its %d days',
  (purpose, days) => {
    const secret = mailed(purpose, days);
    expect(links.purposeOf(id, secret, now)).toBe(purpose);
    expect(links.purposeOf(id, secret, after(days - 1))).toBe(purpose);
    expect(links.purposeOf(id, secret, after(days + 1))).toBeUndefined();
    expect(links.purposeOf(other, secret, now)).toBeUndefined();
  },
);

test.each(['0', '00'])('a used link does not work again with %s before its day', (zeros) => {
  const secret = mailed('manage', 30);
  expect(links.purposeOf(id, secret, now)).toBe('manage');
  expect(links.purposeOf(id, zeros + secret, now)).toBeUndefined();
});

test('a forged expiry or another key is detected', () => {
  const [day = '', signature = ''] = mailed('activate', 7).split(/-(.*)/s);
  const later = (Number.parseInt(day, 36) + 100).toString(36);
  expect(links.purposeOf(id, `${later}-${signature}`, now)).toBeUndefined();
  expect(links.purposeOf(id, mailed('activate', 7, randomBytes(32)), now)).toBeUndefined();
});

test('a secret made under an earlier key stays valid', () => {
  const ring = new SignedLinks([randomBytes(32), key]);
  expect(ring.purposeOf(id, mailed('manage', 30), now)).toBe('manage');
});

test.each(['', '-', 'x', 'zz-short', `-${'a'.repeat(43)}`, `zzzzzzzzz-${'a'.repeat(43)}`])(
  '“%s” is not a valid secret',
  (secret) => {
    expect(links.purposeOf(id, secret, now)).toBeUndefined();
  },
);
