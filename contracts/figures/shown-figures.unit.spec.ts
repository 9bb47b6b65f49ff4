import { expect, test } from 'vitest';
import { type FiguresTable, figuresTableSchema, maxFigureCells } from './figures-table.ts';
import { showFigures } from './shown-figures.ts';

const table = (rows: readonly object[], change: object = {}): FiguresTable =>
  figuresTableSchema.parse({
    columns: [
      { heading: '2024' },
      { heading: '2025' },
      { heading: 'Change', kind: 'percent-change', from: 0, to: 1, ...change },
    ],
    rows,
  });

const changeIn = (cells: readonly string[], row: object = {}, change: object = {}) =>
  showFigures(table([{ heading: 'A', cells, ...row }], change))[0]?.[2];

test.each([
  [['4780', '4970'], '4', 'percent'],
  [['100', '50'], '-50', 'percent'],
  [['-3075', '-3175'], '3.3', 'percent'],
  [['100', '0'], '-100', 'percent'],
  [['-20', '50'], undefined, undefined],
  [['20', '-50'], undefined, undefined],
  [['0', '50'], undefined, undefined],
  [['', '50'], undefined, undefined],
  [['n.s.', '50'], undefined, undefined],
])('the change of %j is %s %s', (cells, value, unit) => {
  const expected = value === undefined ? { kind: 'missing' } : { kind: 'change', value, unit };
  expect(changeIn(cells)).toMatchObject(expected);
});

test('a change that is typed counts, and percentages change in points', () => {
  expect(changeIn(['1', '2', '7.25'])).toMatchObject({ value: '7.25', decimals: 2 });
  expect(changeIn(['15.4', '15.8'], { unit: '%' })).toMatchObject({ value: '0.4', unit: 'points' });
});

test('what is halfway is rounded away from zero, as it was written', () => {
  expect(changeIn(['1000', '1000.5'])).toMatchObject({ value: '0.1' });
  expect(changeIn(['1.005', '2.01'], {}, { kind: 'point-change', decimals: 2 })).toMatchObject({
    value: '1.01',
  });
});

test('decimals are those of the row, the column, or the longest number of the column', () => {
  const shown = showFigures(
    table([
      { heading: 'A', cells: ['4780', '15.25'] },
      { heading: 'B', cells: ['4780', '15'] },
      { heading: 'C', cells: ['15.4', '15.8'], decimals: 1 },
    ]),
  );
  expect(shown.map(([first, second]) => [first, second])).toMatchObject([
    [{ decimals: 0 }, { decimals: 2 }],
    [{ decimals: 0 }, { decimals: 2 }],
    [{ decimals: 1 }, { decimals: 1 }],
  ]);
});

test('a row with more cells than there are columns, or too many cells in all, is refused', () => {
  expect(() => table([{ cells: ['1', '2', '3', '4'] }])).toThrow('too_big');
  const columns = Array.from({ length: 30 }, () => ({}));
  const rows = Array.from({ length: maxFigureCells / 20 }, () => ({}));
  expect(figuresTableSchema.safeParse({ columns, rows }).error?.issues[0]).toMatchObject({
    code: 'too_big',
    path: ['rows'],
    maximum: 66,
  });
});
