// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';

const by = { id: 'account00001', name: 'Anne Riou' };
const at = '2026-01-05T08:00:00.000Z';
const names = { fr: 'Nom', en: 'Name' };
const id = 'k3f9a1b2c3d4';
const focusId = 'focus0000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  [{ type: 'image', id, names }, 'Name', `/admin/library/image/${id}`],
  [{ type: 'redirect', id, names }, 'Name', `/admin/history/redirect/${id}`],
  [{ type: 'menu', id, names, locale: 'fr' }, 'Name', `/admin/history/menu/${id}`],
  [
    { type: 'menu', id, names: { fr: 'banks', en: 'banks' }, locale: 'fr' },
    'Banks of the group',
    `/admin/history/menu/${id}`,
  ],
  [
    { type: 'live-post', id, names, focusId },
    'Name',
    `/admin/history/live-post/${id}?focusId=${focusId}`,
  ],
  [
    { type: 'facet', id, names, group: 'domains' },
    'Name',
    `/admin/history/facet/${id}?group=domains`,
  ],
  [
    { type: 'facet-order', id: 'domains', names: null, group: 'domains' },
    'Businesses',
    '/admin/facets?group=domains',
  ],
  [
    { type: 'site-settings', id: 'settings', names: null },
    'Site settings',
    '/admin/history/site-settings/settings',
  ],
  [{ type: 'account', id, names }, 'Name', '/admin/users'],
] as const)('an action on %j is listed, and links to it', async (thing, name, address) => {
  const entry = { about: 'thing', position: '1'.padStart(20, '0'), at, by, revision: 2 };
  renderAt('/admin/activity', {
    'GET /api/activity': () => ({
      items: [{ ...entry, did: 'saved', thing: { ...thing, deleted: false } }],
      next: null,
      people: [by],
    }),
  });
  const row = (await screen.findByText('Saved: revision 2')).closest('li') ?? document.body;
  expect(row.textContent).toContain('Anne Riou');
  expect(within(row).getByRole('link', { name }).getAttribute('href')).toBe(address);
});
