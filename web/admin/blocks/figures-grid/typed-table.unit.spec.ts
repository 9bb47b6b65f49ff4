import { type FiguresTable, figuresTableSchema } from '@parvis/contracts/figures/figures-table.ts';
import { expect, test } from 'vitest';
import { pastedLines, pasteTable } from './paste-table.ts';
import {
  addColumn,
  isBlank,
  moveColumn,
  moveRow,
  removeColumn,
  typedTable,
  withCell,
  withNewest,
} from './typed-table.ts';

const table: FiguresTable = figuresTableSchema.parse({
  columns: [
    { heading: '2024' },
    { heading: '2025', newest: true },
    { heading: 'Change', kind: 'percent-change', from: 0, to: 1 },
  ],
  rows: [
    { heading: 'A', cells: ['1', '2'] },
    { heading: 'B', cells: ['3', '4', '5'] },
  ],
});

test('a column that moves takes its cells along, and changes follow the columns they are computed from', () => {
  const moved = moveColumn(table, 0, 1);
  expect(moved.columns.map(({ heading }) => heading)).toEqual(['2025', '2024', 'Change']);
  expect(moved.columns[2]).toMatchObject({ from: 1, to: 0 });
  expect(moved.rows.map(({ cells }) => cells)).toEqual([
    ['2', '1', ''],
    ['4', '3', '5'],
  ]);
});

test('a change loses the column that is removed', () => {
  const [, change] = removeColumn(table, 0).columns;
  expect(change).toEqual({ heading: 'Change', kind: 'percent-change', to: 0 });
});

test('rows move, cells beyond the end of a row are filled, and one column is the newest', () => {
  expect(moveRow(table, 0, 1).rows.map(({ heading }) => heading)).toEqual(['B', 'A']);
  expect(withCell(table, 0, 2, '9').rows[0]?.cells).toEqual(['1', '2', '9']);
  expect(withNewest(table, 0, true).columns.map(({ newest }) => newest)).toEqual([
    true,
    undefined,
    undefined,
  ]);
  expect(addColumn(table).columns).toHaveLength(4);
});

test('nothing typed yet is a small blank table', () => {
  expect(isBlank(typedTable(undefined))).toBe(true);
  expect(typedTable(table)).toEqual(table);
});

test('what is pasted into a cell fills from there, and the rest stays', () => {
  const lines = pastedLines({
    getData: (type) => (type === 'text/plain' ? '7,5\t8\nn.s.\tx\r\n' : ''),
  });
  const read = pasteTable(table, lines ?? [], { row: 1, column: 1 }, 'comma');
  expect(read?.table.rows.map(({ cells }) => cells)).toEqual([
    ['1', '2'],
    ['3', '7.5', '8'],
    ['', 'n.s.', 'x'],
  ]);
  expect(read?.notUnderstood).toEqual([{ at: 'Change', text: 'x' }]);
});

test('a single value is pasted as usual', () => {
  expect(pastedLines({ getData: (type) => (type === 'text/plain' ? '7,5' : '') })).toBeUndefined();
});
