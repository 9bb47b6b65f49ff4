// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const deleted = { revision: 3, updatedAt: '2026-01-05T08:00:00.000Z', updatedBy: 'Anne Riou' };
const both = (name: string) => ({ fr: name, en: name });
const page = { total: 1, page: 1, pageSize: 20 };
const text = { type: 'doc', content: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const focusId = 'focus0000001';
const shown = { focusId, text, shownAt: deleted.updatedAt };

test.each<readonly [type: string, thing: object, path: string, restored: object]>([
  [
    'redirect',
    { id: 'k3f9a1b2c3d4', names: both('/ancienne') },
    '/api/redirects/k3f9a1b2c3d4/undelete',
    { from: '/ancienne', target: { status: 410 } },
  ],
  [
    'playlist',
    { id: 'k3f9a1b2c3d4', names: both('/ancienne') },
    '/api/playlists/k3f9a1b2c3d4/undelete',
    { titles: both('a'), videos: [] },
  ],
  [
    'live-post',
    { id: 'k3f9a1b2c3d4', names: both('/ancienne'), focusId },
    `/api/focuses/${focusId}/live-posts/k3f9a1b2c3d4/undelete`,
    shown,
  ],
  [
    'menu',
    { id: 'k3f9a1b2c3d4', names: both('/ancienne'), locale: 'en' },
    '/api/menus/k3f9a1b2c3d4/restore',
    { name: 'autumn', locale: 'en', entries: [] },
  ],
  [
    'facet',
    { id: 'sea', names: both('/ancienne'), group: 'domains' },
    '/api/facets/domains/sea/undelete',
    { group: 'domains', names: both('a') },
  ],
])('a deleted %s is brought back by its own endpoint', async (type, thing, path, restored) => {
  const sent = renderAt(`/admin/trash?type=${type}`, {
    [`GET /api/trash/${type}`]: () => ({ ...page, items: [{ ...deleted, ...thing }] }),
    [`POST ${path}`]: () => ({ ...thing, ...restored, ...deleted }),
  });
  await screen.findByText('/ancienne');
  await screen.findByText(/Anne Riou/, { selector: 'td' });
  fireEvent.click(screen.getByLabelText('Select: /ancienne'));
  await press('Bring back one item');
  await press('Bring back');
  await screen.findByText('Done: 1 of 1');
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe(path);
});
