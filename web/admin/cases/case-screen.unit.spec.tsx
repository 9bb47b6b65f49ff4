// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';

const by = { by: 'Anne Riou', at: '2026-03-01T09:00:00.000Z' };
const hold = {
  id: 'hold00000001',
  basis: 'Art. 17(3)(e)',
  until: '2026-12-31',
  kept: [
    { kind: 'item', id: 'page00000001' },
    { kind: 'subject', id: 'person000001' },
  ],
  ...by,
  isInForce: true,
  ended: null,
  waiting: ['person000001'],
};
const one = {
  id: 'case00000001',
  title: 'Prospectus of March',
  purpose: 'Who said fourteen?',
  addresses: ['/groupe'],
  words: 'fourteen per cent',
  from: '2026-01-01',
  to: null,
  revision: 2,
  opened: by,
  state: 'open',
  holds: [hold],
  notes: [{ ...by, kind: 'note', text: 'Called the printer' }],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(shown: object) {
  const path = '/api/audit/cases/case00000001';
  renderAt('/admin/audit/cases/case00000001', { [`GET ${path}`]: () => shown }, ['auditor']);
  await screen.findByRole('heading', { name: 'Prospectus of March' });
}

test('a case leads to its answers with its own words, days and addresses', async () => {
  await open(one);
  const ledger = screen.getByRole('link', { name: 'What was public with these words' });
  expect(ledger.getAttribute('href')).toContain('q=fourteen');
  expect(ledger.getAttribute('href')).toContain('from=2026-01-01');
  const page = screen.getByRole('link', { name: '/groupe as it was' });
  expect(page.getAttribute('href')).toContain('/admin/audit?path=');
  expect(screen.getByText(/Called the printer/)).toBeDefined();
});

test('a hold says its basis, its end, what it keeps, and which erasures wait for it', async () => {
  await open(one);
  expect(screen.getByRole('heading', { name: /Art\. 17\(3\)\(e\), until/ })).toBeDefined();
  expect(screen.getByText(/1 item\. 1 person\./)).toBeDefined();
  expect(screen.getByText(/1 erasure was requested and waits/)).toBeDefined();
});

test('a closed case takes no notes and no holds, and can be reopened', async () => {
  await open({ ...one, state: 'closed', holds: [] });
  expect(screen.queryByRole('button', { name: 'Add the note' })).toBeNull();
  expect(screen.queryByText('Place a hold')).toBeNull();
  expect(screen.getAllByText('Reopen the case').length).toBeGreaterThan(0);
});
