import { expect, test } from 'vitest';
import { pageWith } from '../testing/views.ts';
import { findMove } from './moves.ts';

const page = pageWith({ slug: 'groupe', parentId: 'pg0000000009' });
const header = { title: 'Le groupe', slug: 'groupe', parentId: 'pg0000000009' };

test.each([
  ['the same address', header, undefined],
  ['another title', { ...header, title: 'Groupe' }, undefined],
  ['another slug', { ...header, slug: 'le-groupe' }, 'renamed'],
  ['another parent', { ...header, parentId: 'pg0000000008' }, 'placed elsewhere'],
  ['no parent', { title: 'Le groupe', slug: 'groupe' }, 'placed elsewhere'],
  ['no typed header', undefined, undefined],
])('a header with %s', (_what, typed, move) => {
  expect(findMove(page, typed)).toBe(move);
});

test('an unpublished page moves without a notice', () => {
  expect(findMove(pageWith({ ...page, status: 'draft' }), { ...header, slug: 'x' })).toBe(
    undefined,
  );
});
