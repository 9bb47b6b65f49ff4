import { expect, test } from 'vitest';
import { refusalsByField } from './refusals-by-field.ts';

test('each field has its first reason, and the summary those without a field', () => {
  const errors = refusalsByField(
    [
      { code: 'invalid', path: ['email'], params: { reason: 'required' } },
      { code: 'invalid', path: ['email'], params: { reason: 'format' } },
      { code: 'invalid', path: ['topics', 2], params: { reason: 'unknown-value' } },
      { code: 'too-busy' },
    ],
    'en',
  );
  expect(errors).toEqual({
    summary: [
      { field: 'email', words: 'This field is required.' },
      { field: 'topics', words: 'This value is not one of the possible values.' },
      { words: 'Too many changes at once. Try again in a moment.' },
    ],
    byField: {
      email: 'This field is required.',
      topics: 'This value is not one of the possible values.',
    },
  });
});

test('the texts are in the language requested', () => {
  const required = { code: 'invalid', path: ['email'], params: { reason: 'required' } } as const;
  expect(refusalsByField([required], 'fr').byField['email']).toBe('Ce champ est obligatoire.');
});

test('a field named like an object’s built-in property is an ordinary field', () => {
  const { byField } = refusalsByField([{ code: 'invalid', path: ['__proto__'] }], 'en');
  expect(Object.entries(byField)).toEqual([['__proto__', 'This value is not valid.']]);
  expect(Object.getPrototypeOf(byField)).toBe(Object.prototype);
});
