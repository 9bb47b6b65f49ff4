import type { ChartForm } from '@parvis/contracts/content/modules/chart.ts';
import { type FiguresTable, isDecimal } from '@parvis/contracts/figures/figures-table.ts';
import { decimalsOf, newestColumn } from '@parvis/contracts/figures/shown-figures.ts';

/** A row over the columns with numbers; what is missing or a text is undefined. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

/** A row of the newest column: a share, or a step of a waterfall. */
export interface Part {
  readonly name: string;
  readonly value: number;
  readonly isTotal: boolean;
}

export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly parts: readonly Part[];
  readonly decimals: number;
}

/** As many colours and dashes tell apart. */
export const maxSeries = 6;
/** As many as a drawing has room for; the table has them all. */
const maxCategories = 24;

/** Returns what a chart of a table draws. */
export function chartData(table: FiguresTable, form: ChartForm): ChartData {
  const numeric = table.columns
    .map(({ heading, kind }, at) => ({ heading, kind, at }))
    .filter(({ kind }) => kind === 'number')
    .slice(-maxCategories);
  const rows = table.rows.filter(({ kind }) => kind !== 'group');
  const drawn =
    form === 'shares' || form === 'waterfall' ? rows : rows.filter(({ kind }) => kind === 'row');
  const newest = newestColumn(table);
  const used = form === 'shares' || form === 'waterfall' ? [newest] : numeric.map(({ at }) => at);
  const numbers = drawn.flatMap(({ cells }) => used.map((at) => cells[at] ?? '')).filter(isDecimal);
  return {
    categories: numeric.map(({ heading }) => heading),
    series: drawn.slice(0, maxSeries).map(({ heading, cells }) => ({
      name: heading,
      values: numeric.map(({ at }) => numberIn(cells[at])),
    })),
    parts: drawn.flatMap(({ heading, cells, kind }) => {
      const value = numberIn(cells[newest]);
      return value === undefined || (form === 'shares' && (kind === 'total' || value <= 0))
        ? []
        : [{ name: heading, value, isTotal: kind === 'total' }];
    }),
    decimals: Math.max(0, ...numbers.map(decimalsOf)),
  };
}

function numberIn(cell = ''): number | undefined {
  return isDecimal(cell) ? Number(cell) : undefined;
}
