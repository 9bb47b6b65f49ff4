// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../testing/form-steps.ts';
import { Refusal, renderAt } from '../testing/render-at.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const list = { items: [], total: 0, page: 1, pageSize: 50 };

/** Opens the list of redirects, whose reads after the first are refused; types a redirect. */
async function typedWhile(refused: Refusal) {
  let reads = 0;
  renderAt('/admin/redirects', {
    'GET /api/redirects': () => {
      reads += 1;
      return reads === 1 ? list : refused;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New redirect' }));
  fireEvent.change(await screen.findByLabelText('Old address'), { target: { value: '/quai' } });
  // Returning to the tab refetches the list.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads).toBe(2));
}

test('a list remains when its refetch fails, and so does the text typed in its dialog', async () => {
  await typedWhile(new Refusal(500, {}));
  await screen.findByText(/^The server does not respond/);
  expect(screen.getByLabelText('Old address')).toHaveProperty('value', '/quai');
});

test('a screen that the role does not permit says so, and offers no retry', async () => {
  renderAt('/admin/redirects', {
    'GET /api/redirects': () => refusal('forbidden', 403, 'No.'),
  });
  await screen.findByRole('heading', { level: 1, name: 'This screen is not for your role.' });
  expect(screen.getByRole('alert').querySelector('a')?.textContent).toBe('Home');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
});

test('a screen that a setting withholds from auditors says which setting that is', async () => {
  const detail = 'The settings of this site show auditors only what was public.';
  const error = { code: 'forbidden', pointer: '', detail, params: { reason: 'drafts' } };
  const problem = { code: 'forbidden', title: 'Refused', status: 403, detail, errors: [error] };
  renderAt('/admin/redirects', {
    'GET /api/redirects': () =>
      new Refusal(403, { ...problem, type: 'urn:parvis:refusal:forbidden' }),
  });
  await screen.findByRole('heading', { level: 1, name: /what was never public/ });
  expect(screen.getByRole('alert').textContent).toContain(detail);
});

test('a screen whose first read fails reports it and offers to retry', async () => {
  renderAt('/admin/redirects', { 'GET /api/redirects': () => new Refusal(500, {}) });
  await screen.findByRole('heading', { level: 1, name: /cannot be loaded/ });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
