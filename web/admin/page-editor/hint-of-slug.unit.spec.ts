import { adminMessages } from '@parvis/contracts/messages/admin.ts';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { hintOfSlug } from './hint-of-slug.ts';

const french = createIntl({ locale: 'fr', messages: adminMessages.forReactIntl('fr') });

test.each([
  ['admin', /« admin » est une adresse du site lui-même.*« admin-page »/],
  ['confidentialite', /remplace le texte généré/],
  ['mentions-legales', /dès que cette page est publiée/],
  ['groupe', /mentions-legales, confidentialite, cookies.*declaration-accessibilite/],
])('of the slug “%s” at the top, the hint says what it does and which to take', (slug, said) => {
  expect(hintOfSlug(french, slug, true, 'fr').replaceAll('\u00A0', ' ')).toMatch(said);
});

test('below another page every slug is free', () => {
  expect(hintOfSlug(french, 'admin', false, 'fr')).toBe(
    french.formatMessage({ id: 'header.slug-hint' }),
  );
});

test('the slugs are those of the language of the page', () => {
  expect(hintOfSlug(french, 'privacy', true, 'en')).toMatch(/remplace le texte généré/);
  expect(hintOfSlug(french, 'privacy', true, 'fr')).toContain('confidentialite');
});
