// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const at = '2026-01-05T08:00:00.000Z';
const anne = { id: 'account00001', name: 'Anne Riou' };
const events = [
  { at, what: 'signIn', outcome: 'wrong-credentials', account: null, source: 'aaaaaaaaaaaa' },
  { at, what: 'createToken', outcome: 'done', account: anne, source: 'bbbbbbbbbbbb' },
  { at, what: 'savePage', outcome: 'forbidden', account: anne, source: 'bbbbbbbbbbbb' },
];
const path = 'GET /api/security-events';
const listed = (items: readonly object[], total = items.length) => ({
  [path]: () => ({ items, total, page: 1, pageSize: 25 }),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('each event is a sentence, with its account and source', async () => {
  renderAt('/admin/security', listed(events), ['auditor']);
  await screen.findByText('3 events');
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/./, { selector: 'strong' }).textContent)).toEqual(
    [
      'Sign-in: refused (wrong address or password)',
      'Creation of a token',
      'Request “savePage”: refused (role without that right)',
    ],
  );
  expect(rows[0]?.textContent).toContain('Unknown account');
  expect(rows[1]?.textContent).toContain('Source: bbbbbbbbbbbb');
  expect(screen.getByText('3 events').getAttribute('role')).toBe('status');
});

test('events that were dropped are counted in a sentence, without account or source', async () => {
  const loss = { at, what: 'securityTraceLoss', outcome: 'sign-in-required', account: null };
  renderAt('/admin/security', listed([{ ...loss, source: '', dropped: 1_123 }]), ['auditor']);
  const row = (
    await screen.findByText(/^1,123 events were not kept, without an identified account: /)
  ).closest('li');
  expect(row?.textContent).not.toContain('Source');
  expect(row?.textContent).not.toContain('Unknown account');
});

test('what was done on the command line has neither a network nor an unknown account', async () => {
  const done = { at, what: 'verifyLog', outcome: 'done', account: null, source: 'command-line' };
  renderAt('/admin/security', listed([done]), ['auditor']);
  const row = (await screen.findByText('Verification of the log', { selector: 'strong' })).closest(
    'li',
  );
  expect(row?.textContent).toContain('From the command line');
  expect(row?.textContent).not.toContain('Source');
  expect(row?.textContent).not.toContain('Unknown account');
});

test('events are filtered by what happened, its outcome and an account, and the next page is read', async () => {
  const sent = renderAt('/admin/security', listed(events, 60), ['administrator']);
  fireEvent.change(await screen.findByLabelText('What happened'), { target: { value: 'signIn' } });
  await waitFor(() => expect(sent.at(-1)?.query).toEqual({ what: 'signIn' }));
  fireEvent.change(screen.getByLabelText('Outcome'), { target: { value: 'done' } });
  fireEvent.click(
    (await screen.findAllByRole('button', { name: /concerns Anne Riou/ }))[0] ?? fail(),
  );
  await screen.findByText('Only what concerns Anne Riou');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(sent.at(-1)?.query).toEqual({
      what: 'signIn',
      outcome: 'done',
      accountId: anne.id,
      page: '2',
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
  await waitFor(() => expect(sent.at(-1)?.query).toEqual({ what: 'signIn', outcome: 'done' }));
});

test('an empty trace has a message; a refusal is shown as text', async () => {
  renderAt('/admin/security?what=signIn', listed([]), ['auditor']);
  expect(await screen.findByText('No events match these filters.')).toBeTruthy();
  cleanup();
  const problem = {
    code: 'forbidden',
    title: 'no',
    status: 403,
    detail: 'You may not.',
    errors: [],
  };
  renderAt('/admin/security', { [path]: () => new Refusal(403, problem) });
  expect(await screen.findByRole('alert')).toBeTruthy();
});

function fail(): never {
  throw new Error('there is no such button');
}
