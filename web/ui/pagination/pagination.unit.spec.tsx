// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';
import { Pagination } from './pagination.tsx';

const labels = {
  label: 'Pages',
  previous: 'Précédente',
  next: 'Suivante',
  page: (page: number) => `Page ${page}`,
};

afterEach(cleanup);

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 12, [1, 2, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %i of %i shows %j', (current, total, shown) => {
  expect(pagesAround(current, total)).toEqual(shown);
});

/**
 * Returns the distance of each number to the one before it; across a gap, counted from before the
 * gap.
 */
function steps(current: number, total: number) {
  const marks = pagesAround(current, total);
  return marks.flatMap((mark, index) => {
    const before = marks[index - 1];
    if (mark === 'gap' || before === undefined) return [];
    const from = before === 'gap' ? marks[index - 2] : before;
    return [{ isGap: before === 'gap', step: mark - Number(from) }];
  });
}

const everyPage = Array.from({ length: 40 }, (_, count) => count + 1).flatMap((total) =>
  Array.from({ length: total }, (_, index) => [index + 1, total] as const),
);

test('up to 40 pages, every one shows itself and both ends', () => {
  const missing = everyPage.filter(
    ([current, total]) =>
      ![1, current, total].every((page) => pagesAround(current, total).includes(page)),
  );
  expect(missing).toEqual([]);
});

test('up to 40 pages, a gap stands for two pages or more and no other pages are omitted', () => {
  const wrong = everyPage.filter(([current, total]) =>
    steps(current, total).some(({ isGap, step }) => (isGap ? step < 3 : step !== 1)),
  );
  expect(wrong).toEqual([]);
});

test('pages are links, and the current one is marked', () => {
  render(<Pagination current={2} total={3} hrefOf={(page) => `/liste/${page}`} labels={labels} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/liste/1', '/liste/1', '/liste/2', '/liste/3', '/liste/3']);
  expect(screen.getByLabelText('Page 2').getAttribute('aria-current')).toBe('page');
});

test.each([
  [1, 'Précédente'],
  [3, 'Suivante'],
])('page %i has no “%s” link', (current, direction) => {
  render(<Pagination current={current} total={3} hrefOf={String} labels={labels} />);
  expect(screen.queryByText(direction)).toBeNull();
});

test('a single page has no pagination', () => {
  const { container } = render(
    <Pagination current={1} total={1} hrefOf={String} labels={labels} />,
  );
  expect(container.innerHTML).toBe('');
});
