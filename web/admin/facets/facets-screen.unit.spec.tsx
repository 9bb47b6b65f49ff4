// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
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
const answers = {
  'GET /api/facets': read,
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

test('a value is renamed in both languages, on the revision that was read; its id stays', async () => {
  const sent = renderAt('/admin/facets', answers);
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

test('a value is added under an id made of its French name', async () => {
  const sent = renderAt('/admin/facets?group=regions', answers);
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

test('a value that content mentions and nobody named is named', async () => {
  const sent = renderAt('/admin/facets', answers);
  await press('Edit peche');
  await fill('Name (English)', 'Fishing');
  save();
  await screen.findByText('Saved: Fishing');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ id: 'peche' });
});

test('values are found by a part of a name, whatever its accents', async () => {
  renderAt('/admin/facets?q=ELEV', answers);
  await screen.findByText('Élevage');
  await waitFor(() => expect(screen.queryByText('peche')).toBe(null));
});
