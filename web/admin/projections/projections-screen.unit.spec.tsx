// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const position = '00000000000000000042';
const live = {
  name: 'redirects',
  state: 'live',
  version: 1,
  position,
  failure: null,
  lagMs: 0,
  rebuild: null,
};
const failed = {
  ...live,
  name: 'menus',
  state: 'failed',
  lagMs: 90_000,
  failure: {
    eventId: 'ev0000000001',
    type: 'MenuSaved',
    stream: 'menu-mn0000000001',
    revision: 3,
    position,
    error: 'no such column',
    at: '2026-01-05T08:00:00.000Z',
  },
};
const responses = {
  'GET /api/projections': () => ({ items: [live, failed], total: 2, page: 1, pageSize: 2 }),
  'POST /api/projections/menus/skip': () => undefined,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('an administrator sees the event that a read model stopped at, and skips it after confirmation', async () => {
  const sent = renderAt('/admin/projections', responses, ['administrator']);
  await screen.findByText('MenuSaved · menu-mn0000000001 · no such column');
  expect(screen.queryByRole('button', { name: 'Skip the event of redirects' })).toBe(null);
  await press('Skip the event of menus');
  await screen.findByRole('dialog', { name: 'Skip the event of menus' });
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await press('Skip the event');
  await screen.findByText('The event was skipped by menus.');
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('an auditor sees the read models without commands', async () => {
  renderAt('/admin/projections', responses, ['auditor']);
  await screen.findByText('redirects');
  expect(screen.queryByRole('button', { name: 'Rebuild redirects' })).toBe(null);
  expect(screen.queryByRole('link', { name: 'Mails waiting in the outbox' })).toBe(null);
});
