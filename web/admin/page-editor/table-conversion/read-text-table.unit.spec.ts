import { dataTableModuleSchema } from '@parvis/contracts/content/modules/data-table.ts';
import type { BlockNode, RichText, TableCell } from '@parvis/contracts/rich-text/document.ts';
import { describe, expect, test } from 'vitest';
import { readTextTable } from './read-text-table.ts';

const page = { locale: 'fr', title: 'Résultats' } as const;

function words(text: string): BlockNode {
  return { type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) };
}

function heading(text: string): BlockNode {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function cell(text: string, type: TableCell['type'], colspan = 1, rowspan = 1): TableCell {
  return { type, attrs: { colspan, rowspan }, content: [words(text)] };
}
const th = (text: string, colspan?: number, rowspan?: number) =>
  cell(text, 'tableHeader', colspan, rowspan);
const td = (text: string, colspan?: number, rowspan?: number) =>
  cell(text, 'tableCell', colspan, rowspan);

function table(...rows: readonly TableCell[][]): BlockNode {
  return { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) };
}

/** Reads the last block, and requires that a module with its data can be saved. */
function read(blocks: BlockNode[], locale: 'fr' | 'en' = 'fr') {
  const doc: RichText = { type: 'doc', content: blocks };
  const found = readTextTable(doc, blocks.length - 1, { ...page, locale });
  if (found.kind !== 'read') throw new Error(found.kind);
  expect(dataTableModuleSchema.safeParse(found.data).success).toBe(true);
  return { ...found, ...found.data.table, cells: found.data.table.rows.map((row) => row.cells) };
}

describe('A table of a text becomes figures', () => {
  test('with its row and its column of headings', () => {
    const { corner, columns, rows, cells } = read([
      table([th('En M€'), th('2024'), th('2025')], [th('Produit'), td('4 780,5'), td('4 970,0')]),
    ]);
    expect(corner).toBe('En M€');
    expect(columns).toEqual([
      { heading: '2024', kind: 'number' },
      { heading: '2025', kind: 'number', newest: true },
    ]);
    expect(rows.map((row) => row.heading)).toEqual(['Produit']);
    expect(cells).toEqual([['4780.5', '4970.0']]);
  });

  test('with two rows of headings as one, what spans columns repeated for each', () => {
    const { corner, columns, cells } = read([
      table(
        [th('En M€', 1, 2), th('2024', 2), th('2025', 2)],
        [th('T1'), th('T2'), th('T1'), th('T2')],
        [td('Produit'), td('1'), td('2'), td('3'), td('4')],
      ),
    ]);
    expect(corner).toBe('En M€');
    expect(columns.map((column) => column.heading)).toEqual([
      '2024 T1',
      '2024 T2',
      '2025 T1',
      '2025 T2',
    ]);
    expect(cells).toEqual([['1', '2', '3', '4']]);
  });

  test('with nothing where a merged cell spans others, and where a cell is empty', () => {
    const { rows, cells } = read([
      table(
        [th(''), th('2024'), th('2025')],
        [td('Banque', 1, 2), td('1'), td('')],
        [td('3'), td('4')],
        [td('Assurance'), td('5', 2)],
      ),
    ]);
    expect(rows.map((row) => row.heading)).toEqual(['Banque', '', 'Assurance']);
    expect(cells).toEqual([
      ['1', ''],
      ['3', '4'],
      ['5', ''],
    ]);
  });

  test.each([
    ['fr', '1 234', '(3 075,5)', ['1234', '-3075.5']],
    ['en', '1,234', '(3,075.5)', ['1234', '-3075.5']],
  ] as const)('with numbers written in %s, negative in parentheses', (locale, one, two, cells) => {
    const found = read([table([th(''), th('A'), th('B')], [td('x'), td(one), td(two)])], locale);
    expect(found.cells).toEqual([cells]);
  });

  test('with percentages of a row as its unit, and those of a column as that of the column', () => {
    const ofRow = read([
      table([th(''), th('2025')], [td('CET1'), td('15,8 %')], [td('n'), td('3')]),
    ]);
    expect(ofRow.rows[0]).toMatchObject({ unit: '%', cells: ['15.8'] });
    const ofColumn = read([
      table([th(''), th('Encours'), th('Part')], [td('Prêts'), td('120'), td('45 %')]),
    ]);
    expect(ofColumn.columns).toMatchObject([
      { heading: 'Encours' },
      { heading: 'Part', unit: '%' },
    ]);
    expect(ofColumn.cells).toEqual([['120', '45']]);
  });

  test('with the words of what is no number, and of numbers whose unit has no other place', () => {
    const { cells, read: report } = read([
      table(
        [th(''), th('2025')],
        [td('Prêt'), td('12 €')],
        [td('Carte'), td('9 $')],
        [td('Compte'), td('3')],
        [td('Conseil'), td('sur devis')],
      ),
    ]);
    expect(cells).toEqual([['12 €'], ['9 $'], ['3'], ['sur devis']]);
    expect(report.numbers).toBe(1);
    expect(report.notUnderstood.map(({ text }) => text)).toEqual(['sur devis', '12 €', '9 $']);
  });
});

describe('Its caption', () => {
  const rows = [
    [th(''), th('2025')],
    [td('Produit'), td('1')],
  ];

  test('is a first row of one cell over all columns', () => {
    const found = read([heading('Comptes'), table([th('Bilan résumé', 2)], ...rows)]);
    expect(found.data.caption).toBe('Bilan résumé');
    expect(found.columns.map((column) => column.heading)).toEqual(['2025']);
  });

  test('is a short line right above, else the nearest heading, else the title of the page', () => {
    const above = [heading('Comptes'), words('Compte de résultat :')];
    expect(read([...above, table(...rows)]).data.caption).toBe('Compte de résultat');
    const sentence = [heading('A'), heading('Comptes'), words('Le groupe croît.')];
    expect(read([...sentence, table(...rows)]).data.caption).toBe('Comptes');
    expect(read([table(...rows)]).data.caption).toBe('Résultats');
  });
});

describe('A table stays in its text', () => {
  const outcome = (...blocks: BlockNode[]) =>
    readTextTable({ type: 'doc', content: blocks }, 0, page).kind;

  test('when it has one column, only headings or no words', () => {
    expect(outcome(table([th('A')], [td('1')]))).toBe('unreadable');
    expect(outcome(table([th('A'), th('B')]))).toBe('unreadable');
    expect(outcome(table([td(''), td('')], [td(''), td('')]))).toBe('unreadable');
    expect(outcome(words('A'))).toBe('unreadable');
  });

  test('when words of it, rows or columns would be left out', () => {
    const row = [td('A'), td('1')];
    expect(outcome(table([th(''), th('B')], [td('A'), td('x'.repeat(121))]))).toBe('too-large');
    expect(outcome(table([th(''), th('x'.repeat(81))], row))).toBe('too-large');
    expect(outcome(table(...Array.from({ length: 202 }, () => row)))).toBe('too-large');
    expect(
      outcome(
        table(
          Array.from({ length: 32 }, () => td('1')),
          row,
        ),
      ),
    ).toBe('too-large');
  });
});

test('links and formatting of cells are reported, as figures have none', () => {
  const linked = td('');
  linked.content = [
    { type: 'paragraph', content: [{ type: 'text', text: '1', marks: [{ type: 'bold' }] }] },
  ];
  const rows = [
    [th(''), th('2025')],
    [td('A'), linked],
  ];
  expect(read([table(...rows)]).hasMarks).toBe(true);
});
