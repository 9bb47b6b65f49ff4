import { randomBytes } from 'node:crypto';
import { alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { expect, test } from 'vitest';
import { AlertLinks } from './links.ts';

const [id, other] = ['a1234567890abcde', 'b1234567890abcde'].map((aid) => alertIdSchema.parse(aid));
if (!id || !other) throw new Error('expected two alerts');
const key = randomBytes(32);
const links = new AlertLinks([key], 'https://www.bank.example');
const now = new Date('2026-03-28T23:30:00Z');
const after = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

test('a secret is valid for its purpose and alert until it expires', () => {
  const secret = links.secret('manage', id, now);
  expect(links.holds('manage', id, secret, now)).toBe(true);
  expect(links.holds('manage', id, secret, after(29))).toBe(true);
  expect(links.holds('manage', id, secret, after(31))).toBe(false);
  expect(links.holds('unsubscribe', id, secret, now)).toBe(false);
  expect(links.holds('manage', other, secret, now)).toBe(false);
});

test('a forged expiry or another key is detected', () => {
  const [day = '', signature = ''] = links.secret('activate', id, now).split(/-(.*)/s);
  const later = (Number.parseInt(day, 36) + 100).toString(36);
  expect(links.holds('activate', id, `${later}-${signature}`, now)).toBe(false);
  const elsewhere = new AlertLinks([randomBytes(32)], 'https://www.bank.example');
  expect(elsewhere.holds('activate', id, `${day}-${signature}`, now)).toBe(false);
});

test('a secret made under an earlier key stays valid, and new ones use the current key', () => {
  const [url, current] = ['https://www.bank.example', randomBytes(32)];
  const ring = new AlertLinks([current, key], url);
  expect(ring.holds('manage', id, links.secret('manage', id, now), now)).toBe(true);
  const made = ring.secret('manage', id, now);
  expect(new AlertLinks([current], url).holds('manage', id, made, now)).toBe(true);
});

test.each(['', '-', 'x', 'zz-short', `-${'a'.repeat(43)}`, `zzzzzzzzz-${'a'.repeat(43)}`])(
  '“%s” is not a valid secret',
  (secret) => {
    expect(links.holds('activate', id, secret, now)).toBe(false);
  },
);

test('an address names the alert in the language of its subject', () => {
  const address = links.address('unsubscribe', { id, type: 'job', locale: 'en' }, now);
  expect(address).toMatch(
    /^https:\/\/www\.bank\.example\/en\/mail\/alerts\/job\/unsubscribe\/a1234567890abcde\?token=[\w-]{47,}$/,
  );
});
