import { expect, test } from 'vitest';
import { createPasswordCheck, hashPassword } from './password-hash.ts';

test('a password matches only its own hash, whichever Unicode normalisation it is typed in', async () => {
  const isRight = await createPasswordCheck();
  const hash = await hashPassword('Marée haute à Étretat');
  expect(await isRight(hash, 'Marée haute à Étretat'.normalize('NFD'))).toBe(true);
  expect(await isRight(hash, 'Maree haute a Etretat')).toBe(false);
});

test('without an account no password matches', async () => {
  const isRight = await createPasswordCheck();
  expect(await isRight(undefined, '')).toBe(false);
  expect(await isRight(undefined, 'anything at all')).toBe(false);
});

test('hashes are argon2id with OWASP’s parameters, and salted', async () => {
  const [first, second] = [await hashPassword('same'), await hashPassword('same')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});
