// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';
import { pageRow } from '../testing/views.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a list with this many items, and selects all that are shown. */
async function selectShown(total: number) {
  const all = Array.from({ length: total }, (_, index) => pageRow(index + 1));
  const sent = renderAt('/admin/pages?q=quai', {
    'GET /api/pages': ({ query }) => {
      const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'])];
      const items = all.slice((page - 1) * pageSize, page * pageSize);
      return { items, total, page, pageSize };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  return sent;
}

test('everything that matches the filters is selected, also what is not shown', async () => {
  const sent = await selectShown(230);
  await screen.findByText('30 items selected');
  await press('Select all 230 that match these filters');
  await screen.findByText('230 items selected');
  expect(sent.filter(({ query }) => query['pageSize'] === '100').map(({ query }) => query)).toEqual(
    ['1', '2', '3'].map((page) => ({ q: 'quai', page, pageSize: '100' })),
  );
  await press('Archive');
  await screen.findByText('Archive 230 items?');
  await press('Cancel');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select: Page 1' }));
  await screen.findByText('229 items selected');
  expect(screen.queryByRole('button', { name: /that match/ })).toBe(null);
});

test('what matches other filters is not selected any more', async () => {
  await selectShown(31);
  await press('Select all 31 that match these filters');
  await screen.findByText('31 items selected');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'phare' } });
  await waitFor(() => expect(screen.queryByText(/items selected/)).toBe(null));
});

test('the first thousand of more are selected, which the button says', async () => {
  const sent = await selectShown(1_234);
  await press('Select the first 1,000 of the 1,234 that match');
  await screen.findByText('1,000 items selected');
  expect(sent.filter(({ query }) => query['pageSize'] === '100')).toHaveLength(10);
});

test('nothing more is offered when everything that matches is shown', async () => {
  await selectShown(30);
  await screen.findByText('30 items selected');
  expect(screen.queryByRole('button', { name: /that match/ })).toBe(null);
});
