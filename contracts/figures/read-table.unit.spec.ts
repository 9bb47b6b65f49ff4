import { expect, test } from 'vitest';
import { figuresTableSchema } from './figures-table.ts';
import { readTable } from './read-table.ts';
import { linesOfText, tablesIn } from './table-lines.ts';

const french = [
  'En M€\t2024\t2025\tVar.',
  'Produit net bancaire\t4 780\t4 970\t+4,0 %',
  'Frais de gestion\t(3 075)\t(3 175)\t+3,3 %',
  'Autres\tn.s.\t–\tn.s.',
  'Ratios\t\t\t',
  'CET1\t15,4 %\t15,8 %\t+0,4 pt',
  'Notation\tA+\tstable\t',
].join('\n');

test('a French table of a spreadsheet: headings, numbers, changes, groups and what is no number', () => {
  const read = readTable(linesOfText(french), 'point');
  expect(read).toMatchObject({ style: 'comma', numbers: 9, isCut: false });
  expect(read?.table.corner).toBe('En M€');
  expect(read?.table.columns).toEqual([
    { heading: '2024', kind: 'number' },
    { heading: '2025', kind: 'number', newest: true },
    { heading: 'Var.', kind: 'percent-change' },
  ]);
  expect(read?.table.rows.map(({ kind, unit, cells }) => [kind, unit, ...cells])).toEqual([
    ['row', undefined, '4780', '4970', '4.0'],
    ['row', undefined, '-3075', '-3175', '3.3'],
    ['row', undefined, 'n.s.', '', 'n.s.'],
    ['group', undefined],
    ['row', '%', '15.4', '15.8', '0.4'],
    ['row', undefined, 'A+', 'stable', ''],
  ]);
  expect(read?.notUnderstood).toEqual([
    { at: 'Notation, 2024', text: 'A+' },
    { at: 'Notation, 2025', text: 'stable' },
  ]);
  expect(figuresTableSchema.safeParse(read?.table).success).toBe(true);
});

test('numbers that fit both styles are those of the language, until another is chosen', () => {
  const lines = [
    ['', '2025'],
    ['Income', '4,970'],
  ];
  expect(readTable(lines, 'point')?.table.rows[0]?.cells).toEqual(['4970']);
  expect(readTable(lines, 'point', 'comma')?.table.rows[0]?.cells).toEqual(['4.970']);
});

test('a table beyond the limits is cut, and says so', () => {
  const lines = Array.from({ length: 300 }, (_, row) => [`Row ${row}`, '1', '2']);
  const read = readTable(lines, 'point');
  expect(read?.isCut).toBe(true);
  expect(read?.table.rows).toHaveLength(200);
});

test('cells in quotes keep their tabs, quotes and line ends', () => {
  expect(linesOfText('a\t"b\nc ""d"""\r\ne\t\t')).toEqual([
    ['a', 'b\nc "d"'],
    ['e', '', ''],
  ]);
});

test('a table of a text is read by cell; one that spans others leaves them empty', () => {
  const cell = (text: string, colspan = 1, rowspan = 1) => ({
    type: 'tableCell' as const,
    attrs: { colspan, rowspan },
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  const table = {
    type: 'table' as const,
    content: [
      { type: 'tableRow' as const, content: [cell('a', 1, 2), cell('b', 2)] },
      { type: 'tableRow' as const, content: [cell('c'), cell('d')] },
    ],
  };
  expect(tablesIn({ type: 'doc', content: [table] })).toEqual([
    [
      ['a', 'b', ''],
      ['', 'c', 'd'],
    ],
  ]);
});
