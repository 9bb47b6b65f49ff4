// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill, press, refusal } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';
import { pageWith, reportView } from '../testing/views.ts';

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
])('a deleted %s is restored through its own endpoint', async (type, thing, path, restored) => {
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

/** Opens the trash of pages with one item that needs another slug, and tries to restore it. */
async function pageBack(refused: ReturnType<typeof refusal>) {
  const { id, url } = gone;
  const sent = renderAt('/admin/trash', {
    'GET /api/pages': () => ({ ...page, items: [{ ...gone, languages: [] }] }),
    [`POST /api/pages/${id}/undelete`]: ({ body }) =>
      Object(body).slug === undefined
        ? refused
        : { id, url, revision: 2, status: 'draft', pending: false },
  });
  fireEvent.click(await screen.findByLabelText('Select: Le groupe'));
  await press('Bring back one item');
  await press('Bring back');
  return sent;
}
const gone = pageWith({ status: 'deleted' });

test('a page whose address is now taken is restored at another one', async () => {
  const sent = await pageBack(refusal('slug-taken', 409, 'The address is taken.'));
  await fill('/groupe is taken; end of another address', 'groupe-retrouve');
  await press('Bring back there');
  await screen.findByText('Done: 1 of 1');
  const posted = sent.findLast(({ method }) => method === 'POST');
  expect(posted?.body).toEqual({ slug: 'groupe-retrouve' });
});

test('a page that cannot be restored for another reason is offered no other address', async () => {
  await pageBack(refusal('parent-not-found', 409, 'Its parent is deleted.'));
  await screen.findByText(/Its parent is deleted/);
  expect(screen.queryByLabelText(/end of another address/)).toBe(null);
});

test("a file is restored as a file, under the title in the interface's language", async () => {
  const sent = renderAt('/admin/trash?type=file', {
    'GET /api/media/files': () => ({ ...page, items: [{ ...reportView, deleted: true }] }),
    [`POST /api/media/files/${reportView.id}/undelete`]: () => reportView,
  });
  fireEvent.click(await screen.findByLabelText('Select: Annual report'));
  await press('Bring back one item');
  await press('Bring back');
  await screen.findByText('Done: 1 of 1');
  expect(sent.some(({ path }) => path.endsWith('/undelete'))).toBe(true);
});

test("values of two filters with the same id are selected separately, with their names in the interface's language", async () => {
  const value = (group: string, fr: string, en: string) => ({
    ...deleted,
    id: 'sea',
    names: { fr, en },
    group,
  });
  const items = [value('domains', 'Mer', 'Sea'), value('regions', 'La mer', 'The sea')];
  renderAt('/admin/trash?type=facet', {
    'GET /api/trash/facet': () => ({ ...page, total: 2, items }),
  });
  fireEvent.click(await screen.findByLabelText('Select: Sea'));
  expect(screen.getByLabelText('Select: The sea')).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Bring back one item' })).toBeTruthy();
});
