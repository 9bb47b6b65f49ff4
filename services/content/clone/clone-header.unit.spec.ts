import {
  headerOfKind,
  maxSlugLength,
  maxTitleLength,
  titleOf,
} from '@parvis/contracts/content/header.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import { expect, it, test } from 'vitest';
import { cloneHeader, withCopySlug } from './clone-header.ts';

const page = (title: string, slug: string) => headerOfKind('page', { title, slug });

it.each([
  ['Le port', 'le-port', 1, 'Le port (copie)', 'le-port-copie'],
  ['Le port', 'le-port', 3, 'Le port (copie 3)', 'le-port-copie-3'],
  ['Le port (copie)', 'le-port-copie', 2, 'Le port (copie 2)', 'le-port-copie-2'],
  ['Le port (copie 2)', 'le-port-copie-2', 3, 'Le port (copie 3)', 'le-port-copie-3'],
  ['Accueil', '', 1, 'Accueil (copie)', 'copie'],
])('a copy of “%s” at “%s”, attempt %i, is “%s” at “%s”', (title, slug, attempt, copy, address) => {
  expect(cloneHeader(page(title, slug), 'fr', attempt)).toEqual(page(copy, address));
});

test('a copy says so in its own language', () => {
  const { title, slug } = { title: 'Port (copy)', slug: 'port-copy' };
  expect(cloneHeader(page('Port', 'port'), 'en', 1)).toMatchObject({ title, slug });
});

test('a copy of a person has another last name', () => {
  const { lastName } = headers.personality;
  expect(cloneHeader(headers.personality, 'fr', 2)).toMatchObject({
    firstName: headers.personality.firstName,
    lastName: `${lastName} (copie 2)`,
  });
});

test('long titles and slugs are shortened, not their endings', () => {
  const long = page('a'.repeat(maxTitleLength), 'a'.repeat(maxSlugLength));
  const copy = cloneHeader(long, 'fr', 12);
  expect([titleOf(copy).length, copy.slug.length]).toEqual([maxTitleLength, maxSlugLength]);
  expect(titleOf(copy)).toMatch(/a \(copie 12\)$/);
  expect(copy.slug).toMatch(/a-copie-12$/);
});

test('a translation at an address that is taken keeps its title', () => {
  expect(withCopySlug(page('Port', 'port'), 'en', 1)).toEqual(page('Port', 'port-copy'));
});
