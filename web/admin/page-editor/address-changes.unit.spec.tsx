// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AddressChanges } from './address-changes.tsx';

const header = { title: 'Le groupe', slug: 'groupe', parentId: 'pg0000000002' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function stubResponse(body: object, status = 200) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: { readonly body?: string }) => {
    if (!address.includes('/hierarchical/')) return new Response('{}', { status: 404 });
    sent.push(JSON.parse(init?.body ?? ''));
    return new Response(JSON.stringify(body), { status });
  });
  renderScreen(<AddressChanges id="pg0000000001" header={header} />);
  return sent;
}

test('lists public addresses that change, and counts the rest', async () => {
  const change = {
    id: 'pg0000000001',
    kind: 'page',
    title: 'Le groupe',
    from: '/a',
    to: '/b/groupe',
  };
  const draft = { ...change, id: 'pg0000000003', from: '/a/draft', to: '/b/groupe/draft' };
  const changes = [
    { ...change, status: 'published' },
    { ...draft, status: 'draft' },
  ];
  const sent = stubResponse({ changes, total: 5, needsApproval: false });
  expect((await screen.findByRole('listitem')).textContent).toBe('/a /b/groupe');
  await screen.findByText('And 3 other addresses.');
  expect(sent).toEqual([{ slug: 'groupe', parentId: 'pg0000000002' }]);
});

test('shows why the page cannot move there', async () => {
  const detail = 'Another page already uses this address.';
  const errors = [{ code: 'slug-taken', pointer: '/slug', detail }];
  stubResponse(
    { type: 'about:blank', title: 'Conflict', status: 409, detail, code: 'slug-taken', errors },
    409,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
});
