// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const since = '2026-02-01T05:30:00.000Z';
const text = { type: 'text', text: 'Tenir les comptes.' };
const absence = (number: number) => ({
  offer: {
    id: `abcdefghijk${number}`,
    openedAt: since,
    shown: {
      source: 'jobs',
      reference: `A-${number}`,
      title: { en: `Accountant ${number}` },
      description: { en: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } },
      publishedAt: since,
      applyUrl: 'https://jobs.example/1',
    },
  },
  since,
  until: '2026-02-08T05:30:00.000Z',
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function shown() {
  const waiting = [absence(1), absence(2)];
  const decide = ({ body }: { readonly body: unknown }) => {
    const { ids } = JSON.parse(JSON.stringify(body));
    const gone = ids === undefined ? waiting.length : 1;
    waiting.splice(0, gone);
    return { decided: gone, waiting: waiting.length };
  };
  return renderAt('/admin/offers/absent', {
    'GET /api/offer-feeds': () => ({ items: [{ source: 'jobs', waiting: waiting.length }] }),
    'GET /api/offer-absences': () => ({
      items: waiting,
      total: waiting.length,
      page: 1,
      pageSize: 20,
    }),
    'POST /api/offer-absences/decisions': decide,
  });
}

it('offers that left their feed are withdrawn or kept, one by one', async () => {
  const sent = shown();
  expect(await screen.findByText(/2 open offers are no longer in this feed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep “Accountant 1”' }));
  await waitFor(() => expect(screen.queryByText(/Accountant 1/)).toBe(null));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    source: 'jobs',
    decision: 'keep',
    ids: ['abcdefghijk1'],
  });
});

it('all are withdrawn after a confirmation, and then nothing waits', async () => {
  const sent = shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw all 2 offers' }));
  expect(await screen.findByText(/2 offers will leave the site at once/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('No offer is waiting for a decision.')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    source: 'jobs',
    decision: 'withdraw',
  });
});
