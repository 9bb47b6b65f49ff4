// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';

const anne = { id: 'account00001', name: 'Anne Riou' };
const exposure = {
  subject: 'k3f9a1b2c3d4e5f6',
  owner: 'k3f9a1b2c3d4',
  kind: 'page',
  moduleType: 'statement',
  locale: 'en',
  name: 'Results',
  form: 'text',
  passage: [
    { text: 'A rise of ', isFound: false },
    { text: 'twelve', isFound: true },
  ],
  firstRevision: 2,
  lastRevision: 3,
  written: { at: '2026-01-05T08:00:00.000Z', by: { id: 'account00002', name: 'Bruno Le Bris' } },
  times: [
    {
      from: { at: '2026-01-05T09:00:00.000Z', by: anne },
      to: { at: '2026-01-06T09:00:00.000Z', by: { id: 'account00003', name: 'Chloé Guen' } },
      position: '00000000000000000007',
      approvedBy: 'Denis Hamon',
      path: '/en/results',
      locale: 'en',
      firstRevision: 2,
      lastRevision: 3,
    },
  ],
};
const found = { items: [exposure], total: 1, page: 1, pageSize: 20, isCut: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('one field finds when and where words were public, and by whom', async () => {
  const sent = renderAt('/admin/audit/exposure', { 'GET /api/audit/exposure': () => found }, [
    'auditor',
  ]);
  const field = await screen.findByLabelText(/A sentence/);
  fireEvent.change(field, { target: { value: 'rise of twelve' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  const row = within(await screen.findByRole('row', { name: /results/ }));
  expect(sent.map(({ query }) => query)).toEqual([{ text: 'rise of twelve' }]);
  expect(row.getByText(/Anne Riou, approved by Denis Hamon/)).toBeDefined();
  expect(row.getByText('Chloé Guen')).toBeDefined();
  const address = row.getByRole('link', { name: '/en/results' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(address, 'http://x').searchParams)).toEqual({
    path: '/en/results',
    at: '2026-01-05T09:00:00.000Z',
  });
  expect(screen.getByText(/Written by Bruno Le Bris/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Versions 2 to 3' }).getAttribute('href')).toContain(
    '/admin/content/page/k3f9a1b2c3d4/history',
  );
});

test('what no visitor ever saw is looked for by choice, and says so', async () => {
  const sent = renderAt(
    '/admin/audit/exposure?q=draft',
    { 'GET /api/audit/exposure': () => ({ ...found, items: [{ ...exposure, times: [] }] }) },
    ['auditor'],
  );
  fireEvent.click(await screen.findByLabelText('Also what no visitor ever saw'));
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No visitor ever saw it.')).toBeDefined();
  await vi.waitFor(() => expect(sent.at(-1)?.query).toEqual({ text: 'draft', unpublished: 'yes' }));
});
