// @vitest-environment happy-dom
import type { OfferFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const none = { opened: 0, absent: 0, withdrawn: 0, closed: 0 };
const figures: OfferFigures = {
  from: '2026-01-03',
  to: '2026-01-06',
  days: [
    { day: '2026-01-03', ...none, open: 1_200, opened: 1_200 },
    { day: '2026-01-04', ...none, open: 1_195, withdrawn: 2, closed: 3 },
    { day: '2026-01-05', ...none, open: 1_196, opened: 2, absent: 1 },
    { day: '2026-01-06', ...none, open: 1_196 },
  ],
  group: 'contract',
  facets: [
    { id: 'permanent', names: { fr: 'CDI', en: 'Permanent' }, open: 900, opened: 901, ended: 1 },
    { id: 'internship', names: { fr: 'Stage', en: 'Internship' }, open: 196, opened: 0, ended: 5 },
  ],
  others: { facets: 2, open: 40 },
  unspecified: 60,
};
const responses = { 'GET /api/offers/figures': () => figures };

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('shows charts of the open offers, of those opened and ended, and of the facets, each with its numbers', async () => {
  renderAt('/admin/offers/figures', responses);
  await screen.findByText('Offers open at the end of each day');
  const [open, flow] = screen.getAllByRole('img');
  expect(open?.getAttribute('aria-labelledby')).toBe(
    screen.getByText('Offers open at the end of each day').id,
  );
  const describedBy = (image: Element | undefined) =>
    document.getElementById(image?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(describedBy(open)).toBe(
    '1,200 on 3 Jan 2026, 1,196 on 6 Jan 2026, between 1,195 and 1,200 in the period.',
  );
  expect(describedBy(flow)).toBe('1,202 offers opened and 6 ended in the period.');
  expect(open?.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(4);
  const heights = [...(flow?.querySelectorAll('rect') ?? [])].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  // Two weeks, and four kinds in each: the first week’s bar is 600 times the second’s.
  expect(heights).toHaveLength(8);
  expect((heights[0] ?? 0) / (heights[4] ?? 1)).toBeCloseTo(600);
  expect(document.querySelector('[style]')).toBe(null);
});

it('shows the same numbers in tables, by day and by week, newest first', async () => {
  renderAt('/admin/offers/figures', responses);
  const [ofDays, ofWeeks] = await screen.findAllByText('The same figures as a table');
  for (const summary of [ofDays, ofWeeks]) {
    const details = summary?.closest('details');
    if (!details) throw new Error('expected a table in a disclosure');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const [days, weeks, facets] = await waitFor(() => {
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(3);
    return tables;
  });
  if (!days || !weeks || !facets) throw new Error('expected three tables');
  expect(rows(days).slice(0, 3)).toEqual([
    ['Day', 'Open'],
    ['6 Jan 2026', '1,196'],
    ['5 Jan 2026', '1,196'],
  ]);
  expect(rows(weeks)).toEqual([
    ['Week of', 'Opened', 'Closing date passed', 'Left their feed', 'Withdrawn by an editor'],
    ['5 Jan 2026', '2', '0', '1', '0'],
    ['29 Dec 2025', '1,200', '3', '0', '2'],
  ]);
  expect(rows(facets)).toEqual([
    ['Contract', 'Open', 'Opened', 'Ended'],
    ['Permanent', '', '900', '901', '1'],
    ['Internship', '', '196', '0', '5'],
    ['Not specified', '', '60'],
  ]);
  expect(screen.getByText('And 2 other values, with 40 open offers.')).toBeTruthy();
});

it('keeps period, group and facet in the address; another group resets the facet', async () => {
  const sent = renderAt('/admin/offers/figures?period=all&group=contract', responses);
  fireEvent.click(await screen.findByText('Internship'));
  await waitFor(() =>
    expect(sent.at(-1)?.query).toEqual({ group: 'contract', facet: 'internship' }),
  );
  expect(await screen.findByText('Only: Internship')).toBeTruthy();
  expect(window.location.search).toBe('?period=all&group=contract&facet=internship');
  fireEvent.change(screen.getByLabelText('Break down by'), { target: { value: 'city' } });
  await waitFor(() => expect(sent.at(-1)?.query).toEqual({ group: 'city' }));
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '13' } });
  await waitFor(() => expect(sent.at(-1)?.query['from']).toMatch(/^\d{4}-\d\d-\d\d$/));
});
