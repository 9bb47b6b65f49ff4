// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';

const position = '00000000000000000042';
const waiting = {
  id: 'redaction001',
  words: 'Marie Durandeau',
  item: null,
  reason: 'Request of the person',
  state: 'waiting',
  by: 'Anne Riou',
  isOwn: false,
  at: '2026-03-01T09:00:00.000Z',
  decision: null,
  positions: [position],
  streams: ['content-page00000001'],
  left: [],
};
const decision = { by: 'Bea Le Goff', at: '2026-03-02T09:00:00.000Z', reason: null };
const done = { ...waiting, words: null, state: 'done', decision, left: [position] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(one: object, role: 'administrator' | 'auditor' = 'administrator') {
  const list = { items: [one], total: 1, page: 1, pageSize: 20, logReaders: ['parvis_log_site'] };
  renderAt('/admin/audit/redactions', { 'GET /api/audit/redactions': () => list }, [role]);
  return screen.findByRole('article', { name: 'Request of the person' });
}

test('the second administrator reads the words, and removes or refuses', async () => {
  await open(waiting);
  expect(screen.getByText('Marie Durandeau')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove the words' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDefined();
});

test('whoever requested it cannot confirm it, and takes it back', async () => {
  await open({ ...waiting, isOwn: true });
  expect(screen.queryByRole('button', { name: 'Remove the words' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take the request back' })).toBeDefined();
});

test('one that was done says what holds the words all the same, and who can read them', async () => {
  const entry = await open(done, 'auditor');
  expect(entry.textContent).toContain('Confirmed by Bea Le Goff');
  expect(entry.textContent).toContain('1 event of 1 item');
  expect(entry.textContent).toContain('positions 42');
  expect(screen.getByText(/parvis_log_site/)).toBeDefined();
  expect(screen.queryByLabelText(/^Words/)).toBeNull();
});
