// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const noFeeds = { 'GET /api/offer-feeds': () => ({ items: [] }) };
const counts = {
  published: 0,
  revised: 0,
  withdrawn: 0,
  unchanged: 0,
  held: 0,
  expired: 0,
  spared: 0,
  refused: 0,
  waiting: 0,
};
const plain = {
  id: 'import-1',
  at: '2026-02-01T05:30:00.000Z',
  by: 'Parvis',
  source: 'jobs',
  format: 'parvis',
  complete: true,
  counts: { ...counts, unchanged: 2_000 },
  refused: [],
  notes: [],
};
const dirty = {
  ...plain,
  id: 'import-2',
  source: 'elsewhere',
  complete: false,
  counts: { ...counts, published: 12, held: 1, refused: 3 },
  refused: [
    { line: 4, reference: 'A-4', reason: 'it has no title' },
    { line: 1_207, reason: 'it is no JSON' },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('a report counts the outcomes of records, and lists those that could not be read', async () => {
  renderAt('/admin/offers/imports', {
    ...noFeeds,
    'GET /api/offer-imports': () => ({ items: [dirty, plain], total: 2, page: 1, pageSize: 20 }),
  });
  const [first, second] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => {
    const report = heading.closest('li');
    if (report === null) throw new Error('expected a list item for the report');
    return within(report);
  });
  expect(first?.getByText('elsewhere').getAttribute('href')).toBe('/admin/offers?source=elsewhere');
  expect(first?.getByText(/partial feed/)).toBeTruthy();
  const listed = first?.getAllByRole('term').map((term) => {
    return [term.textContent, term.nextElementSibling?.textContent];
  });
  expect(listed).toEqual([
    ['published', '12'],
    ['revised', '0'],
    ['withdrawn', '0'],
    ['unchanged', '0'],
    ['held by an editor', '1'],
    ['unreadable', '3'],
  ]);
  expect(first?.getByText('3 unreadable offers')).toBeTruthy();
  const cells = [...(document.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(['4', 'A-4', 'it has no title', '1,207', '—', 'it is no JSON']);
  expect(first?.getByText('One more is not listed.')).toBeTruthy();
  expect(second?.getByText('2,000')).toBeTruthy();
  expect(second?.queryByText(/unreadable/)).toBe(null);
});

it('the filter by source is removed with one press', async () => {
  const sent = renderAt('/admin/offers/imports?source=jobs', {
    ...noFeeds,
    'GET /api/offer-imports': () => ({ items: [], total: 0, page: 1, pageSize: 20 }),
  });
  expect(await screen.findByText('No feed of offers has been imported yet.')).toBeTruthy();
  const ofImports = () => sent.filter(({ path }) => path === '/api/offer-imports');
  expect(ofImports()[0]?.query).toEqual({ source: 'jobs' });
  fireEvent.click(screen.getByText('Source: jobs'));
  await waitFor(() => expect(ofImports().at(-1)?.query).toEqual({}));
});

it('what was left out is listed by field, with the records and what they said', async () => {
  const notes = [
    {
      field: 'salary',
      code: 'not-understood',
      count: 12,
      records: [{ line: 4, reference: 'A-4', words: 'nc' }],
    },
    { field: 'other', code: 'not-read', name: 'logo', count: 1, records: [{ line: 9 }] },
  ];
  renderAt('/admin/offers/imports', {
    ...noFeeds,
    'GET /api/offer-imports': () => ({
      items: [{ ...plain, notes }],
      total: 1,
      page: 1,
      pageSize: 20,
    }),
  });
  const summary = await screen.findByText('13 values left out');
  const items = [...(summary.parentElement?.querySelectorAll('li') ?? [])];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('salary · not understood, left out · 12 times'),
    'line 4 · A-4 · “nc”',
    'and 11 more',
    expect.stringContaining('logo · field not used · once'),
    'line 9',
  ]);
});

it('the state of each feed is shown, with the way to what waits for a decision', async () => {
  const since = '2026-02-01T05:30:00.000Z';
  const items = [
    { source: 'jobs', readAt: since, waiting: 3 },
    { source: 'elsewhere', waiting: 0, unreadable: { code: 'page-without-offers', since } },
  ];
  renderAt('/admin/offers/imports', {
    'GET /api/offer-feeds': () => ({ items }),
    'GET /api/offer-imports': () => ({ items: [], total: 0, page: 1, pageSize: 20 }),
  });
  const link = await screen.findByRole('link', { name: 'Decide' });
  expect(link.getAttribute('href')).toBe('/admin/offers/absent?source=jobs');
  expect(screen.getByText(/it is a web page without offers/)).toBeTruthy();
});
