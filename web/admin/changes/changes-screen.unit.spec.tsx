// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Loaded before the tests, which would wait for it.
import './changes-screen.tsx';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const change = {
  position: '00000000000000000007',
  place: 0,
  at: '2026-01-05T09:00:00.000Z',
  by: { id: 'account00001', name: 'Anne Riou' },
  what: 'module-changed',
  kind: 'page',
  subject: 'k3f9a1b2c3d4e5f6',
  owner: 'k3f9a1b2c3d4',
  moduleType: 'text',
  revision: 3,
  former: 2,
  locale: 'en',
  path: '/en/results',
  formerPath: null,
  title: 'Results',
  counts: null,
};
const counts = { published: 3, revised: 1, withdrawn: 0 };
const imported = {
  ...change,
  position: '00000000000000000006',
  what: 'imported',
  kind: 'offer',
  owner: null,
  moduleType: null,
  revision: null,
  former: null,
  path: null,
  title: 'estuaire',
  counts,
};
const next = '00000000000000000006-0';
const responses = {
  'GET /api/audit/changes': () => ({ items: [change, imported], next }),
  'GET /api/audit/changes/days': () => ({ total: 2, days: [{ day: '2026-01-05', count: 2 }] }),
  'GET /api/activity': () => ({ items: [], next: null, people: [change.by] }),
  'GET /admin/autocomplete/content': () => ({ items: [], total: 0, page: 1, pageSize: 30 }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const queriesTo = (sent: ReturnType<typeof renderAt>, path: string) =>
  sent.filter((request) => request.path === path).map(({ query }) => query);

test('each change says what, where and by whom, and leads to its item, history and instant', async () => {
  renderAt('/admin/audit/changes', responses, ['auditor']);
  const row = within(await screen.findByRole('row', { name: /Results/ }));
  const href = (name: string) => row.getByRole('link', { name }).getAttribute('href');
  expect(href('Module changed: Text')).toContain('/admin/content/page/k3f9a1b2c3d4/history?');
  expect(href('Results')).toBe('/admin/content/page/k3f9a1b2c3d4/edit');
  expect(href('/en/results')).toContain('/admin/audit?path=%2Fen%2Fresults&at=2026-01-05');
  expect(row.getByText('Anne Riou')).toBeDefined();
  expect(screen.getByText(/Import: 3 offers opened, one changed, 0 withdrawn/)).toBeDefined();
});

test('the question is in the address, narrows list, count and both exports, and starts anew', async () => {
  const sent = renderAt(`/admin/audit/changes?before=${next}`, responses, ['auditor']);
  await screen.findByRole('option', { name: 'Anne Riou' });
  const set = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set(/Section/, '/groupe');
  set('By', 'account00001');
  set('What', 'page');
  set('From', '2026-01-05');
  set('To', '2026-01-05');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  const question = {
    section: '/groupe',
    person: 'account00001',
    kind: 'page',
    from: '2026-01-04T22:59:59.999Z',
    to: '2026-01-05T22:59:59.999Z',
  };
  await vi.waitFor(() => expect(queriesTo(sent, '/api/audit/changes').at(-1)).toEqual(question));
  expect(queriesTo(sent, '/api/audit/changes/days').at(-1)).toEqual(question);
  expect(location.search).toBe(
    '?section=%2Fgroupe&person=account00001&kind=page&from=2026-01-05&to=2026-01-05',
  );
  for (const format of ['CSV', 'JSON']) {
    const link = screen.getByRole('link', { name: `Download all as ${format}` });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(pathname).toBe(`/api/audit/changes/${format.toLowerCase()}`);
    expect(Object.fromEntries(searchParams)).toEqual(question);
  }
});

test('a day of the timeline leads to its changes, and the list goes on', async () => {
  const sent = renderAt('/admin/audit/changes', responses, ['auditor']);
  fireEvent.click(await screen.findByRole('button', { name: 'Older' }));
  await vi.waitFor(() =>
    expect(queriesTo(sent, '/api/audit/changes').at(-1)).toEqual({ before: next }),
  );
  expect(screen.getByRole('meter', { name: '2 changes' }).getAttribute('max')).toBe('2');
  fireEvent.click(screen.getByRole('link', { name: '5 Jan 2026' }));
  await vi.waitFor(() => expect(location.search).toBe('?from=2026-01-05&to=2026-01-05'));
});

test('a refused question says so', async () => {
  const problem = {
    type: 'about:blank',
    title: 'no',
    status: 403,
    code: 'forbidden',
    detail: 'no',
  };
  const refusal = () => new Refusal(403, problem);
  renderAt('/admin/audit/changes', { ...responses, 'GET /api/audit/changes': refusal }, [
    'auditor',
  ]);
  expect(await screen.findByRole('alert')).toBeDefined();
});
