/** A page number, or a gap in the numbers. */
export type PageMark = number | 'gap';

const neighbours = 1;

/**
 * Returns the pages to show: the first, the last, the current one and its neighbours. A
 * gap never stands for a single page.
 * @param current from 1 to total
 */
export function pagesAround(current: number, total: number): readonly PageMark[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= neighbours,
  );
  return shown.flatMap((page, index): PageMark[] => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
