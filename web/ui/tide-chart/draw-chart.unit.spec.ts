import { expect, test } from 'vitest';
import { contours, type Grid } from './contours.ts';
import { drawChart } from './draw-chart.ts';
import { seeded } from './seeded.ts';

const subjects = Array.from({ length: 60 }, (_, index) => `subject ${index}`);

// Numbers are apart by a space, or by the sign of the second.
const apart = String.raw`(?: |(?=-))`;
const point = String.raw`-?\d+${apart}-?\d+`;
const curve = `${point}${apart}${point}`;
const segments = `l${point}(?:${apart}${point})*|q${curve}(?:${apart}${curve})*`;
const closedLines = new RegExp(`^(?:M${point}(?:${segments})+z)+$`);

function grid(rows: readonly (readonly number[])[]): Grid {
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    heights: Float64Array.from(rows.flat()),
  };
}

test('the same seed gives the same numbers, another seed others, all in [0, 1)', () => {
  const numbers = (seed: string) => {
    const random = seeded(seed);
    return Array.from({ length: 100 }, random);
  };
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
  for (const number of numbers('a')) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  }
});

test('a hill has one contour, half way between its foot and its top', () => {
  const hill = grid([
    [0, 0, 0],
    [0, 1, 0],
    [0, 0, 0],
  ]);
  const lines = contours(hill, 0.5);
  expect(lines).toHaveLength(1);
  expect(new Set(lines[0]?.map(String))).toEqual(new Set(['1,0.5', '1.5,1', '1,1.5', '0.5,1']));
});

test('two hills that touch at a corner keep a contour each', () => {
  const hills = grid([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
  ]);
  expect(contours(hills, 0.5).map((line) => line.length)).toEqual([4, 4]);
});

test('a hollow in a hill has its own contour', () => {
  const ring = grid([
    [0, 0, 0, 0, 0],
    [0, 1, 1, 1, 0],
    [0, 1, 0, 1, 0],
    [0, 1, 1, 1, 0],
    [0, 0, 0, 0, 0],
  ]);
  expect(contours(ring, 0.5).map((line) => line.length)).toEqual([12, 4]);
});

test('a subject always has the same chart, one of many', () => {
  const draw = () => subjects.map((subject) => JSON.stringify(drawChart(subject, 'tile')));
  expect(draw()).toEqual(draw());
  expect(new Set(draw()).size).toBeGreaterThan(0.9 * subjects.length);
});

test('charts are a set: a site with many subjects draws each once', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => drawChart(`item ${index}`, 'tile'));
  expect(new Set(many).size).toBeLessThanOrEqual(512);
});

test.each(subjects)(
  'the chart of %s has depths, closed lines and soundings within it',
  (subject) => {
    const chart = drawChart(subject, 'band');
    expect(chart.depths.length).toBeGreaterThanOrEqual(4);
    for (const path of chart.depths) {
      expect(path).toMatch(closedLines);
    }
    expect(chart.soundings.length).toBeGreaterThan(0);
    for (const { x, y, metres } of chart.soundings) {
      expect(x >= 0 && x <= chart.width && y >= 0 && y <= chart.height).toBe(true);
      expect(metres).toBeGreaterThan(0);
    }
  },
);

test.each([
  ['band', 2_100],
  ['tile', 600],
] as const)('a chart as a %s stays a small part of the page', (format, most) => {
  const sizes = subjects.map((subject) => drawChart(subject, format).depths.join('').length);
  expect(Math.max(...sizes)).toBeLessThan(most);
});
