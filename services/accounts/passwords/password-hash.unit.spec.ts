import { setImmediate } from 'node:timers/promises';
import { hash as argon2 } from '@node-rs/argon2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPasswordCheck, hashPassword } from './password-hash.ts';

vi.mock('@node-rs/argon2', { spy: true });

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

test('of a crowd, two passwords are hashed at a time', async () => {
  let [running, most] = [0, 0];
  vi.mocked(argon2).mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return 'hash';
  });
  onTestFinished(() => {
    vi.mocked(argon2).mockRestore();
  });
  await Promise.all(Array.from({ length: 20 }, () => hashPassword('x')));
  expect(most).toBe(2);
});
