import { expect, test } from 'vitest';
import { isHardToGuess } from './guessing.ts';
import { requireStrength } from './require-strength.ts';

const owner = { email: 'anne.le-goff@estuaire.example', name: 'Anne Le Goff' };
const refused = {
  ok: false,
  refusals: [{ code: 'invalid', path: ['password'], params: { reason: 'guessable' } }],
};

test.each([
  'aaaaaaaaaaaa',
  'password1234',
  'motdepasse123',
  'azertyuiop12',
  '123456789012',
  'bonjourbonjour',
  'Soleil2026!!',
  'Admin@123456',
  'anne.legoff2026',
  'Estuaire2026!',
  'ParvisParvis12',
  'p4ssw0rd'.repeat(25),
])('“%s” is refused', async (password) => {
  expect(await requireStrength(isHardToGuess, password, owner)).toEqual(refused);
});

test.each([
  'marée haute à Étretat',
  'correct horse battery',
  'Xk9-quRt-7Lp2',
  'x7'.repeat(3) + 'chaton-vélo-rivière',
])('“%s” is accepted', async (password) => {
  expect(await requireStrength(isHardToGuess, password, owner)).toMatchObject({ ok: true });
});

test('password strength is judged on the hashed form, and against the owner’s name and address', async () => {
  const judged: unknown[] = [];
  await requireStrength(
    async (...given) => judged.push(given) > 0,
    'Étretat'.normalize('NFD'),
    owner,
  );
  expect(judged).toEqual([
    [
      'Étretat'.normalize('NFC'),
      [
        'parvis',
        'anne',
        'goff',
        'estuaire',
        'example',
        'annele',
        'legoff',
        'goffestuaire',
        'estuaireexample',
        'exampleanne',
      ],
    ],
  ]);
});
