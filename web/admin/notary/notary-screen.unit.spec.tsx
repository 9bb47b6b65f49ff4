// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';

const signed = {
  origin: 'www.bank.example/tlog/2',
  key: 'www.bank.example/tlog/2+0a1b2c3d+AQID',
  since: '2026-01-05T08:00:00.000Z',
  at: '2026-01-06T08:00:00.000Z',
  size: 1_234,
  checkpoint: 'www.bank.example/tlog/2\n1234\nroot=\n\n— www.bank.example/tlog/2 signature\n',
};
const status = {
  signed,
  stopped: null,
  lateSince: null,
  witnesses: [],
  mayRewriteLog: false,
  verification: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(shown: unknown) {
  renderAt('/admin/audit/notary', { 'GET /api/audit/notary': () => shown }, ['auditor']);
  await screen.findByText(/Whatever is saved/);
}

test('the newest checkpoint stands there with its key, to be kept elsewhere', async () => {
  await open(status);
  expect(screen.getByText('1,234')).toBeDefined();
  expect(screen.getByText(signed.key)).toBeDefined();
  expect(screen.getByText(/signature/).textContent).toBe(signed.checkpoint);
  const download = screen.getByRole('link', { name: 'Download' });
  expect(download.getAttribute('href')).toBe('/tlog/2/checkpoint');
  expect(screen.queryByText(/log-roles/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notary that stopped says why, and what the role of the log may do is said', async () => {
  await open({ ...status, stopped: 'log-differs', mayRewriteLog: true });
  expect((await screen.findByRole('alert')).textContent).toContain('signs no more');
  expect(screen.getByText(/log-roles/)).toBeDefined();
});

test('a notary that is off is noticed, by when the first event was written that it did not sign', async () => {
  await open({ ...status, lateSince: '2026-11-29T12:02:13.522Z' });
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(/since 29 Nov 2026, 13:02:13 is not signed/);
});

test('a log that nobody signed yet has nothing to keep', async () => {
  await open({ ...status, signed: null, mayRewriteLog: null });
  expect(screen.getByText('Nothing was signed yet.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
});

test('the last verification says that all is as signed, or what is not', async () => {
  const at = '2026-01-07T08:00:00.000Z';
  const clean = { at, events: 9, signed: 8, provedSince: at, provedFromElsewhere: 0, findings: [] };
  await open({ ...status, verification: clean });
  expect(screen.getByText(/the 8 events that were signed/)).toBeDefined();
  cleanup();
  const position = '00000000000000000004';
  const finding = { kind: 'edited', position, event: null, detail: 'the data' };
  await open({ ...status, verification: { ...clean, findings: [finding] } });
  expect(screen.getByRole('alert').textContent).toContain(`edited ${position}`);
});

test('what is stored beside the log says when it was compared, and what of it is not as the log has it', async () => {
  const at = '2026-01-07T08:00:00.000Z';
  const verified = { at, events: 9, signed: 8, provedSince: at, provedFromElsewhere: 0 };
  await open({ ...status, verification: { ...verified, findings: [], servedAt: at } });
  expect(screen.getByText(/Read models and files compared/)).toBeDefined();
  cleanup();
  const finding = { kind: 'read-model', position: null, event: null, detail: 'offers.span' };
  await open({ ...status, verification: { ...verified, findings: [finding], servedAt: at } });
  expect(screen.getByRole('alert').textContent).toMatch(/What visitors are shown.*offers\.span/);
  expect(screen.getByText(/the 8 events that were signed/)).toBeDefined();
});

test('each witness says what it cosigned last, and since when and why it does not', async () => {
  const at = '2026-01-07T08:00:00.000Z';
  await open({
    ...status,
    witnesses: [
      { name: 'one.example/w1', cosigned: { at, size: 1_230 }, failing: null },
      { name: 'two.example/w2', cosigned: null, failing: { since: at, why: 'it returned 503' } },
    ],
  });
  expect(screen.getByRole('heading', { name: 'Witnesses' })).toBeDefined();
  expect(screen.getByText(/1,230 events/)).toBeDefined();
  expect(screen.getByText('Has not cosigned anything yet')).toBeDefined();
  expect(screen.getByText('it returned 503')).toBeDefined();
  expect(screen.getAllByText(/No cosignature since/)).toHaveLength(1);
});
