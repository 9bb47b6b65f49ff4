import { type ChartForm, chartForms } from '@parvis/contracts/content/modules/chart.ts';
import { figuresTableSchema } from '@parvis/contracts/figures/figures-table.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartData } from './chart-data.ts';
import { drawParts, hasDrawing } from './draw-chart.ts';
import { stepsOf } from './draw-parts.ts';
import { apart, canvases, type Drawing, widthOf } from './drawing.ts';

const format = (value: number) => String(value);

function draw(table: unknown, form: ChartForm, size: 'narrow' | 'wide'): Drawing {
  const data = chartData(figuresTableSchema.parse(table), form);
  return drawParts(data, form, canvases[size], format, (share) => `${Math.round(share * 100)}%`);
}

/** Returns the heights of the bars of a tone. */
function barsOf({ marks }: Drawing, tone: unknown): readonly number[] {
  return marks.flatMap((mark) => {
    // The squares beside names are no bars.
    if (mark.kind !== 'path' || mark.tone !== tone || mark.d.includes('h10v10')) return [];
    const height = /v([\d.]+)h/.exec(mark.d)?.[1];
    return height === undefined ? [] : [Number(height)];
  });
}

const years = ['2021', '2022', '2023'].map((heading) => ({ heading }));
const table = {
  columns: years,
  rows: [
    { heading: 'Retail', cells: ['100', '200', '300'] },
    { heading: 'Others', cells: ['50', '100', '150'] },
    { heading: 'Total', kind: 'total', cells: ['150', '300', '450'] },
  ],
};

test('bars are as high as their numbers, and totals are not drawn among series', () => {
  const heights = barsOf(draw(table, 'bars', 'wide'), 0);
  expect(heights).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = heights;
  expect(second / first).toBeCloseTo(2, 1);
  expect(third / first).toBeCloseTo(3, 1);
});

test('what is stacked is as high as its total, which is written above it', () => {
  const drawing = draw(table, 'stacked', 'wide');
  const [retail, others] = [0, 1].map((tone) => barsOf(drawing, tone));
  expect(others?.[2] ?? 0).toBeCloseTo((retail?.[2] ?? 0) / 2, 0);
  const texts = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toEqual(expect.arrayContaining(['150', '300', '450']));
});

test('shares fill the bar, and say how much of it each is', () => {
  const shares = {
    columns: [{ heading: '2025' }],
    rows: [
      { heading: 'A', cells: ['30'] },
      { heading: 'B', cells: ['10'] },
      { heading: 'Total', kind: 'total', cells: ['40'] },
    ],
  };
  const drawing = draw(shares, 'shares', 'narrow');
  expect([...barsOf(drawing, 0), ...barsOf(drawing, 1)]).toEqual([195, 65]);
  expect(JSON.stringify(drawing.marks)).toContain('75% · 30');
});

test('each step of a waterfall begins where the last ended, and totals at 0', () => {
  const steps = {
    columns: [{ heading: '2025' }],
    rows: [
      { heading: 'Income', kind: 'total', cells: ['100'] },
      { heading: 'Expenses', cells: ['-60'] },
      { heading: 'Tax', cells: ['-15'] },
      { heading: 'Net', kind: 'total', cells: ['25'] },
    ],
  };
  const data = chartData(figuresTableSchema.parse(steps), 'waterfall');
  expect(stepsOf(data).map(({ from, to }) => [from, to])).toEqual([
    [0, 100],
    [100, 40],
    [40, 25],
    [0, 25],
  ]);
});

test('words are moved apart, in their order, and stay between both ends', () => {
  expect(apart([10, 11, 90], 20, 0, 90)).toEqual([10, 30, 90]);
  expect(apart([90, 89], 20, 0, 90)).toEqual([90, 70]);
});

const cell = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => one.toFixed(2)),
  },
  { weight: 1, arbitrary: fc.constantFrom('', 'n.s.', '0') },
);
const heading = fc.constantFrom(
  '',
  '2025',
  'Q1 2026',
  'Companies, ports and marine energy',
  'X'.repeat(80),
);
const anyTable = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
  .chain(([width, height]) =>
    fc.record({
      columns: fc.array(fc.record({ heading }), { minLength: width, maxLength: width }),
      rows: fc.array(
        fc.record({
          heading,
          kind: fc.constantFrom('row' as const, 'total' as const, 'group' as const),
          cells: fc.array(cell, { maxLength: width }),
        }),
        { minLength: height, maxLength: height },
      ),
    }),
  );

test('any table is drawn in any form with finite places, its words not beyond its edges', () => {
  fc.assert(
    fc.property(
      anyTable,
      fc.constantFrom(...chartForms),
      fc.constantFrom('narrow', 'wide'),
      (given, form, size) => {
        if (!hasDrawing(chartData(figuresTableSchema.parse(given), form), form)) return;
        const { width, height, marks } = draw(given, form, size === 'wide' ? 'wide' : 'narrow');
        expect(Number.isFinite(height)).toBe(true);
        const paths = marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d] : []));
        expect(paths.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
        const words = marks.filter((mark) => mark.kind === 'text');
        expect(words.filter(({ x, y }) => !Number.isFinite(x + y))).toEqual([]);
        // A word longer than the drawing alone may reach over its edge.
        const beyond = words
          .filter(({ anchor, text }) => anchor === 'start' && widthOf(text) < width / 3)
          .filter(({ x, text }) => x + widthOf(text) > width + 40);
        expect(beyond).toEqual([]);
      },
    ),
    { seed: 46, numRuns: 300 },
  );
});
