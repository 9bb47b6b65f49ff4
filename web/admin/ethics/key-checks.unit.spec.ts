import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { checkKeys, computeCheck, computeFingerprint } from './key-checks.ts';

async function key() {
  const identity = await generateHybridIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

const officer = {
  name: 'A',
  state: 'active',
  suspendedUntil: null,
  isDamaged: false,
  consentBy: null,
  check: null,
  unread: 0,
} as const;

test('a fingerprint is eight groups of four digits, unique to a key', async () => {
  const [one, other] = [await key(), await key()];
  const print = await computeFingerprint(one.recipient);
  expect(print).toMatch(/^[0-9A-F]{4}( [0-9A-F]{4}){7}$/);
  expect(await computeFingerprint(one.recipient)).toBe(print);
  expect(await computeFingerprint(other.recipient)).not.toBe(print);
});

test('a key counts as compared only for the officer who compared this key of this officer', async () => {
  const [own, other, slipped] = [await key(), await key(), await key()];
  const compared = { accountId: 'b00000000000', recipient: other.recipient };
  const check = await computeCheck(own.identity, compared);
  const judged = await checkKeys(own.identity, own.recipient, {
    wrappedIdentity: null,
    accountId: 'a00000000000',
    officers: [
      { ...officer, accountId: 'a00000000000', recipient: own.recipient },
      { ...officer, ...compared, check },
      { ...officer, ...compared, recipient: slipped.recipient, check },
      { ...officer, ...compared, accountId: 'c00000000000', check },
      { ...officer, ...compared, check: await computeCheck(slipped.identity, compared) },
      { ...officer, ...compared },
    ],
  });
  expect(judged.map(({ trust }) => trust)).toEqual([
    'own',
    'compared',
    'not-compared',
    'not-compared',
    'not-compared',
    'not-compared',
  ]);
});

test('a key that somebody registered under your own name is not mistaken for yours', async () => {
  const [own, slipped] = [await key(), await key()];
  const officers = [{ ...officer, accountId: 'a00000000000', recipient: slipped.recipient }];
  const judged = await checkKeys(own.identity, own.recipient, {
    wrappedIdentity: null,
    accountId: 'a00000000000',
    officers,
  });
  expect(judged.map(({ trust }) => trust)).toEqual(['foreign']);
});
