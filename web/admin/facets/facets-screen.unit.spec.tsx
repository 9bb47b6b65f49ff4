// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { field, fill, press, save } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const facet = (id: string, fr: string, en: string, revision = 1) => ({
  group: 'types',
  id,
  names: { fr, en },
  slugs: { fr: id, en: `${id}-en` },
  revision,
});
const updated = { updatedAt: '2026-01-05T08:00:00.000Z', updatedBy: 'Anne Riou' };
const read = () => ({
  items: [facet('elevage', 'Élevage', 'Livestock', 2), facet('peche', 'peche', 'peche', 0)],
});
const order = (group: string, ids: readonly string[], revision: number) => ({
  group,
  ids,
  revision,
  updatedAt: null,
  updatedBy: null,
});
const responses = {
  'GET /api/facets': read,
  'GET /api/facet-orders/types': () => order('types', [], 0),
  'GET /api/facet-orders/regions': () => order('regions', [], 0),
  'PUT /api/facets/types/elevage': ({ body }: { body: unknown }) => ({
    ...facet('elevage', '', '', 3),
    ...Object(body),
    ...updated,
  }),
  'POST /api/facets': ({ body }: { body: unknown }) => ({
    ...Object(body),
    revision: 1,
    ...updated,
  }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a value is renamed in every language, based on the revision that was read; its id does not change', async () => {
  const sent = renderAt('/admin/facets', responses);
  await press('Edit Élevage');
  expect((await field('Id')).readOnly).toBe(true);
  await fill('Name (English)', 'Farming');
  save();
  await screen.findByText('Saved: Farming');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"2"',
    body: { names: { fr: 'Élevage', en: 'Farming' } },
  });
});

test('a value is added with an id derived from its French name', async () => {
  const sent = renderAt('/admin/facets?group=regions', responses);
  await press('New value');
  await fill('Name (French)', 'Côte d’Émeraude');
  await fill('Name (English)', 'Emerald Coast');
  expect((await field('Id')).value).toBe('cote-d-emeraude');
  save();
  await screen.findByText('Saved: Emerald Coast');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    group: 'regions',
    id: 'cote-d-emeraude',
    names: { fr: 'Côte d’Émeraude', en: 'Emerald Coast' },
  });
});

test('an unnamed value used by content is named', async () => {
  const sent = renderAt('/admin/facets', responses);
  await press('Edit peche');
  await fill('Name (English)', 'Fishing');
  save();
  await screen.findByText('Saved: Fishing');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ id: 'peche' });
});

test('values are found by a part of a name, whatever its accents', async () => {
  renderAt('/admin/facets?q=ELEV', responses);
  await screen.findByText('Élevage');
  await waitFor(() => expect(screen.queryByText('peche')).toBe(null));
});

const uses = (total: number) => () => ({
  items:
    total === 0
      ? []
      : [{ id: 'item00000001', kind: 'page', locale: 'fr', title: 'Élevages', status: 'draft' }],
  total,
  page: 1,
  pageSize: 20,
});

test('an unused value is deleted after confirmation, and restored from the notice', async () => {
  const sent = renderAt('/admin/facets', {
    ...responses,
    'GET /api/facets/types/elevage/uses': uses(0),
    'DELETE /api/facets/types/elevage': () => undefined,
    'POST /api/facets/types/elevage/undelete': () => ({
      ...facet('elevage', 'Élevage', 'Livestock', 3),
      ...updated,
    }),
  });
  await press('Delete Élevage');
  await press('Delete');
  await screen.findByText('Deleted: Élevage');
  expect(sent.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"2"');
  await press('Undo');
  await screen.findByText('Brought back: Élevage');
  expect(screen.queryByRole('button', { name: 'Delete peche' })).toBe(null);
});

test('a value in use is not deleted; its uses are listed with links', async () => {
  const sent = renderAt('/admin/facets', {
    ...responses,
    'GET /api/facets/types/elevage/uses': uses(1),
  });
  await press('Delete Élevage');
  const link = await screen.findByRole('link', { name: 'Élevages' });
  expect(link.getAttribute('href')).toBe('/admin/content/page/item00000001/edit');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBe(null);
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('values are shown in the order that visitors see, and reordered by keys', async () => {
  const sent = renderAt('/admin/facets', {
    ...responses,
    'GET /api/facet-orders/types': () => order('types', ['peche'], 4),
    'PUT /api/facet-orders/types': ({ body }: { body: unknown }) => ({
      ...order('types', [], 5),
      ...Object(body),
    }),
  });
  await screen.findByRole('cell', { name: 'Élevage' });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect([rows[1], rows[2]]).toEqual([
    expect.stringContaining('peche'),
    expect.stringContaining('Élevage'),
  ]);
  await press('Put in order');
  const moved = await screen.findByRole('group', { name: '1. peche' });
  fireEvent.keyDown(moved, { key: 'ArrowDown', altKey: true });
  await screen.findByRole('group', { name: '2. peche' });
  save();
  await screen.findByText('Saved: Order of the values');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"4"',
    body: { ids: ['elevage', 'peche'] },
  });
});

test('an order is removed in favour of sorting by name', async () => {
  const sent = renderAt('/admin/facets', {
    ...responses,
    'GET /api/facet-orders/types': () => order('types', ['peche'], 4),
    'PUT /api/facet-orders/types': () => order('types', [], 5),
  });
  await press('Put in order');
  await press('Sort by name');
  save();
  await screen.findByText('Saved: Order of the values');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [] });
});
