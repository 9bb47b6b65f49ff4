// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { ParentWarning } from './parent-warning.tsx';

const parent = pageWith({ id: 'pg0000000002', title: 'Le groupe' });
const translated = pageWith({
  translations: [
    { id: 'pg0000000003', locale: 'en', title: 'The page', url: '/en/page', status: 'draft' },
  ],
});
let requested: URL[];

beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost');
    if (url.pathname !== '/admin/autocomplete/content') return new Response('{}', { status: 404 });
    requested.push(url);
    return new Response(JSON.stringify({ items: [parent], total: 1, page: 1, pageSize: 20 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('warns about a new parent without a translation where the page has one', async () => {
  renderScreen(<ParentWarning content={translated} parentId={parent.id} />);
  await screen.findByText(/“Le groupe” has no version in English/);
  expect(requested[0]?.searchParams.get('untranslatedInto')).toBe('en');
});

test.each([
  ['a page without translation', pageWith({}), parent.id],
  ['the parent that it has already', { ...translated, parentId: parent.id }, parent.id],
  ['no parent', translated, undefined],
])('shows no warning for %s', async (_case, content, parentId) => {
  renderScreen(<ParentWarning content={content} parentId={parentId} />);
  await waitFor(() => expect(document.body.children.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText(/no version in English/)).toBe(null);
  expect(requested).toEqual([]);
});
