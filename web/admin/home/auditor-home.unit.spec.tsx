// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Loaded before the tests, which would wait for it.
import './auditor-home.tsx';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const anne = { id: 'account00001', name: 'Anne Riou' };
const change = {
  position: '00000000000000000007',
  place: 0,
  at: '2026-01-05T09:00:00.000Z',
  by: anne,
  what: 'published',
  kind: 'page',
  subject: 'k3f9a1b2c3d4',
  owner: 'k3f9a1b2c3d4',
  moduleType: null,
  revision: 1,
  former: null,
  locale: 'en',
  path: '/en/results',
  formerPath: null,
  title: 'Results',
  counts: null,
};
const signed = {
  origin: 'www.bank.example/tlog/2',
  key: null,
  since: '2026-01-05T08:00:00.000Z',
  at: '2026-01-06T08:00:00.000Z',
  size: 1_234,
  checkpoint: '',
};
const responses = {
  'GET /api/audit/changes': () => ({ items: [change], next: null }),
  'GET /api/activity': () => ({ items: [], next: null, people: [anne] }),
  'GET /api/audit/notary': () => ({
    signed,
    stopped: 'log-differs',
    lateSince: null,
    mayRewriteLog: false,
    verification: null,
    witnesses: [],
  }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('an auditor finds the latest changes and the state of the notary first', async () => {
  const sent = renderAt('/admin', responses, ['auditor']);
  expect(await screen.findByRole('row', { name: /Published Results/ })).toBeDefined();
  expect(screen.getByText(/1,234 events/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('signs no more');
  const list = sent.find(({ path }) => path === '/api/audit/changes');
  expect(list?.query).toEqual({ pageSize: '10' });
});

test('one field leads to what answers it', async () => {
  renderAt('/admin', { ...responses, 'GET /api/audit/exposure': () => undefined }, ['auditor']);
  fireEvent.change(await screen.findByLabelText(/An address/), { target: { value: '12 %' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/audit/exposure'));
  expect(location.search).toBe('?q=12+%25');
});

test('an editor finds their own drafts instead', async () => {
  const problem = {
    type: 'about:blank',
    title: 'no',
    status: 403,
    code: 'forbidden',
    detail: 'no',
  };
  const sent = renderAt('/admin', { 'GET /api/home': () => new Refusal(403, problem) }, ['editor']);
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/home']));
  expect(screen.queryByLabelText(/An address/)).toBeNull();
});
