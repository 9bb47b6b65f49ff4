import { expect, test } from 'vitest';
import { maxCells, readCsv as read, writeCsv } from './csv.ts';

const readCsv = (text: string) => [...read(text)];

test.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, of Excel in French, with a mark and its line ends',
    '\ufeffa;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['tabs', 'a\tb\n1\t', [['a', 'b'], ['1']]],
  [
    'quotes',
    'a,b\n"1,""x""",2',
    [
      ['a', 'b'],
      ['1,"x"', '2'],
    ],
  ],
  ['a quote that is never closed', 'a,b\n"1,2\n3,4', [['a', 'b'], ['"1,2\n3,4']]],
  ['an empty last cell', 'a,b\n1,', [['a', 'b'], ['1']]],
] as const)('%s are read', (_, text, cells) => {
  expect(readCsv(text).map((record) => record.cells)).toEqual(cells);
});

test('records know their line, also after line breaks in cells and blank lines', () => {
  expect(readCsv('a,b\n\n"1\n2",3\n4,5').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('what was written is read as it was', () => {
  const cells = [
    ['a', 'b'],
    ['1,2', '"x"\ny'],
  ];
  expect(readCsv(writeCsv(cells)).map((record) => record.cells)).toEqual(cells);
});

test('reading ends with a record that is wider than any table', () => {
  const records = readCsv(`a,b\n${','.repeat(500)}\n1,2`);
  expect(records.map(({ cells }) => cells.length)).toEqual([2, maxCells]);
});
