import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandIdFor } from './command-id.ts';

const scope = { actorId: 'anne00000001', method: 'post', path: '/api/pages' };

test('the same key of the same account at the same address is the same command', () => {
  expect(commandIdFor('key-1', scope)).toEqual(commandIdFor('key-1', { ...scope }));
});

test('without a key every request is a separate command', () => {
  expect(commandIdFor(undefined, scope)).not.toEqual(commandIdFor(undefined, scope));
});

test('keys of two accounts, methods or addresses never collide', () => {
  const part = fc.stringMatching(/^[\x21-\x7e]{1,30}$/);
  const use = fc.record({ key: part, actorId: part, method: part, path: part });
  const field = fc.constantFrom('key', 'actorId', 'method', 'path');
  fc.assert(
    fc.property(use, field, part, (a, changed, value) => {
      fc.pre(a[changed] !== value);
      const b = { ...a, [changed]: value };
      expect(commandIdFor(a.key, a)).not.toEqual(commandIdFor(b.key, b));
    }),
    { seed: 20_26, verbose: true },
  );
});

test.each(['', ' ', 'tab\t', 'line\n', '\u0085', '\ud800', 'x'.repeat(401)])(
  'the key %j is refused',
  (key) => {
    expect(commandIdFor(key, scope)).toMatchObject({ refusals: [{ code: 'invalid' }] });
  },
);

test.each(['é', 'clé du matin', 'Ã©', '鍵', 'x'.repeat(400)])('the key %j is accepted', (key) => {
  expect(commandIdFor(key, scope)).toEqual({
    ok: true,
    value: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
