// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useColumns } from './use-columns.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);

test('columns that are not chosen are hidden, on later visits too, but only in the list of their kind', () => {
  const { result } = renderHook(() => useColumns('news'));
  expect(names(result.current.shown)).toEqual([
    'title',
    'nature',
    'publishedOn',
    'languages',
    'status',
    'updatedAt',
  ]);
  expect(names(result.current.optional)).not.toContain('title');
  act(() => result.current.choose(new Set(['status'])));
  expect(names(result.current.shown)).toEqual(['title', 'status']);
  expect(names(renderHook(() => useColumns('news')).result.current.shown)).toEqual([
    'title',
    'status',
  ]);
  expect(names(renderHook(() => useColumns('page')).result.current.shown)).toHaveLength(4);
  act(() => result.current.choose(new Set(names(result.current.optional))));
  expect(names(renderHook(() => useColumns('news')).result.current.shown)).toHaveLength(6);
});

test.each(['{', '"status"', '[1]', '["title"]'])(
  'an invalid stored value (%s) hides nothing',
  (stored) => {
    localStorage.setItem('parvis.hidden-columns.page', stored);
    expect(renderHook(() => useColumns('page')).result.current.shown).toHaveLength(4);
  },
);

test('in a browser without storage, the choice is shown until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useColumns('page'));
  act(() => result.current.choose(new Set()));
  expect(names(result.current.shown)).toEqual(['title']);
});
