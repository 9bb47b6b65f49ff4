import { createPageSchema } from '@parvis/contracts/content/endpoints.ts';
import { headerSchemas } from '@parvis/contracts/content/header.ts';
import { statementInputSchema } from '@parvis/contracts/content/modules/statement.ts';
import { refusalCodes } from '@parvis/contracts/http/refusal.ts';
import { mediaTitleSchema } from '@parvis/contracts/media/media-title.ts';
import { menuLabelSchema } from '@parvis/contracts/menus/menu.ts';
import { catalogue } from '@parvis/contracts/messages/testing/catalogues.ts';
import { playlistInputSchema } from '@parvis/contracts/playlists/playlist.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseBy } from './parse-input.ts';
import { problemOfFault, toProblem } from './problem.ts';
import { refusalMessage } from './refusal-messages.ts';
import { statusOf } from './statuses.ts';

const french = catalogue('fr', 'refusals');
const english = catalogue('en', 'refusals');

test.each(refusalCodes)(
  '%s has a client-error or retryable status, and a text in every language',
  (code) => {
    expect(statusOf({ code })).toSatisfy((status: number) => status >= 400 && status <= 503);
    expect(statusOf({ code }) === 500).toBe(code === 'fault');
    expect(Object.keys(french)).toContain(code);
    expect(Object.keys(english)).toContain(code);
  },
);

test.each([
  ['fr', 1, 'Trop de tentatives. Réessayez dans 1 seconde.'],
  ['fr', 30, 'Trop de tentatives. Réessayez dans 30 secondes.'],
  ['en', 1, 'Too many attempts. Try again in 1 second.'],
  ['en', 30, 'Too many attempts. Try again in 30 seconds.'],
] as const)('numbers agree with what they count, in %s with %i', (locale, retryAfter, words) => {
  expect(refusalMessage({ code: 'too-many-attempts', params: { retryAfter } }, locale)).toBe(words);
});

test('a refusal with a reason states it in the language requested', () => {
  const refusal = { code: 'invalid', params: { reason: 'too-long', maximum: 200 } } as const;
  expect(refusalMessage(refusal, 'en')).toBe('At most 200 characters are allowed.');
  expect(refusalMessage(refusal, 'fr')).toBe('Il faut au plus 200 caractères.');
  expect(refusalMessage({ code: 'locked', params: { holder: '<Anne>' } }, 'en')).toBe(
    '<Anne> is editing this content now.',
  );
});

const moved = { by: 'Anne', at: '2026-07-02T09:00:00.000Z', revision: 4 };

test.each([
  [moved, 'en', 'Anne saved revision 4 on 2 July 2026 at 11:00; your'],
  [
    { ...moved, what: 'header', title: 'Nos métiers' },
    'en',
    'Anne saved revision 4 of the header of “Nos métiers” on 2 July 2026 at 11:00; your',
  ],
  [
    { ...moved, what: 'text', title: 'La mer' },
    'en',
    'Anne saved revision 4 of the module “La mer” on 2 July 2026 at 11:00; your',
  ],
  [
    { ...moved, what: 'text', title: '' },
    'en',
    'Anne saved revision 4 of this module on 2 July 2026 at 11:00; your',
  ],
  [
    { ...moved, revision: 0, what: 'text', title: '' },
    'en',
    'Anne added this module on 2 July 2026 at 11:00, and nobody has filled it in yet; your',
  ],
  [
    { ...moved, what: 'header', title: 'Nos métiers' },
    'fr',
    'Anne a enregistré la révision 4 de l’en-tête de «\u00a0Nos métiers\u00a0» le 2 juillet 2026 à 11:00\u202f; vos',
  ],
] as const)('%j states who saved what and when, in %s', (params, locale, words) => {
  expect(refusalMessage({ code: 'stale-revision', params }, locale)).toContain(words);
});

const lines: readonly (readonly [string, z.ZodObject])[] = [
  ...Object.entries(headerSchemas),
  ['statement', statementInputSchema.shape.data],
  ['media item', mediaTitleSchema.out],
  ['menu entry', z.object({ label: menuLabelSchema })],
  ['playlist', playlistInputSchema.shape.titles],
];
const shownLines = lines.flatMap(([what, { shape }]) =>
  Object.keys(shape).flatMap((field) => {
    const only = z.object({ [field]: shape[field] ?? z.never() });
    const outcome = parseBy(only, { [field]: '\u200b' });
    const [refusal] = outcome.ok ? [] : outcome.refusals;
    return refusal?.params?.['reason'] === 'invisible' ? [[what, field, only] as const] : [];
  }),
);

test('titles, names and roles are single visible lines', () => {
  const fields = new Set(shownLines.map(([, field]) => field));
  const ofContent = ['title', 'firstName', 'lastName', 'role', 'text', 'author'];
  expect([...fields]).toEqual([...ofContent, 'fr', 'en', 'label']);
});

test.each(shownLines)('%s: the %s is refused in one sentence that names it', (_, field, only) => {
  for (const [locale, texts] of [
    ['fr', french],
    ['en', english],
  ] as const)
    for (const bad of ['\u200b\u2060', 'a\u202eb', 'a\u0007b']) {
      const outcome = parseBy(only, { [field]: bad });
      const refusals = outcome.ok ? [] : outcome.refusals;
      expect(refusals).toHaveLength(1);
      const named = Object.entries(texts).find(([id]) => id === `field.${field}`);
      expect(refusals.map((refusal) => refusalMessage(refusal, locale))).toEqual([
        expect.stringMatching(new RegExp(`^[“«]\\s?${String(named?.[1])}\\s?[”»] .+\\.$`)),
      ]);
    }
});

test('a title on two lines is refused with its reason', () => {
  const outcome = parseBy(createPageSchema, { locale: 'fr', slug: 'a', title: 'Un\r\ntitre' });
  const refusals = outcome.ok ? [] : outcome.refusals;
  expect(refusals.map((refusal) => refusalMessage(refusal, 'fr'))).toEqual([
    '«\u00a0Titre\u00a0» doit tenir sur une seule ligne, sans saut de ligne ni caractère de contrôle.',
  ]);
});

test.each([{ fr: ' ', en: '' }, ''])(
  'a media item called %j is refused in one sentence',
  (title) => {
    const outcome = parseBy(z.object({ title: mediaTitleSchema }), { title });
    const refusals = outcome.ok ? [] : outcome.refusals;
    expect(refusals.map((refusal) => [refusal.path, refusalMessage(refusal, 'en')])).toEqual([
      [['title'], '“Title” must be given in one language at least.'],
    ]);
  },
);

test('a problem document names every field as a JSON pointer', () => {
  const problem = toProblem(
    [
      { code: 'invalid', path: ['data', 'a/b', 0, 'c~d'], params: { reason: 'required' } },
      { code: 'slug-taken', path: ['slug'] },
    ],
    'en',
  );
  expect(problem.status).toBe(422);
  expect(problem.errors.map(({ pointer }) => pointer)).toEqual(['/data/a~1b/0/c~0d', '/slug']);
});

test.each([
  [{ reason: 'required' }, 'title\u00a0: Ce champ est obligatoire.'],
  [
    { reason: 'unknown-value', values: 'fr, en' },
    'title\u00a0: Cette valeur n’est pas l’une des valeurs possibles\u00a0: fr, en.',
  ],
  [
    { reason: 'unknown-value', name: 'marée', values: 'fr, en' },
    'title\u00a0: «\u00a0marée\u00a0» n’est pas l’une des valeurs possibles\u00a0: fr, en.',
  ],
  [
    { reason: 'format', example: '2026-03-31' },
    'title\u00a0: Cette valeur n’a pas la forme attendue, par exemple 2026-03-31.',
  ],
  [
    { reason: 'too-long', maximum: 200, size: 201 },
    'title\u00a0: Il faut au plus 200 caractères, et 201 ont été envoyés.',
  ],
  [
    { reason: 'invisible', field: 'title' },
    '«\u00a0Titre\u00a0» ne contient que des caractères invisibles.',
  ],
])('the detail of a problem names its field and what is expected: %j', (params, detail) => {
  const problem = toProblem([{ code: 'invalid', path: ['title'], params }], 'fr');
  expect(problem.detail).toBe(detail);
});

test('input that is too large is refused with its size and the limit', () => {
  const params = { size: 2_097_153, maximum: 2_097_152 };
  expect(toProblem([{ code: 'body-too-large', params }], 'en').detail).toBe(
    'The content sent is too large: 2,097,153 bytes, of 2,097,152 at most.',
  );
});

test('input of unknown size that is too large is refused with the limit', () => {
  expect(refusalMessage({ code: 'body-too-large', params: { maximum: 2_048 } }, 'en')).toBe(
    'The content sent is too large: 2,048 bytes at most are accepted.',
  );
});

test('an internal error names only the request', () => {
  expect(problemOfFault('r-1', 'en').detail).toBe(
    'Something went wrong on our side. Reference: r-1.',
  );
});
