import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { type FiguresTable, isDecimal } from '@parvis/contracts/figures/figures-table.ts';
import { readCell } from '@parvis/contracts/figures/read-number.ts';
import { showFigures } from '@parvis/contracts/figures/shown-figures.ts';
import { expect, test } from 'vitest';
import { readDemonstration } from './demonstration.ts';

const { items } = await readDemonstration();

/** Returns the version of an item's modules that readers see last. */
function modulesOf(key: string, locale: 'fr' | 'en' = 'fr'): readonly ModuleContent[] {
  const version = items.find((item) => item.key === key)?.versions.get(locale);
  if (version === undefined) throw new Error(`${key} is not there`);
  return version.modules.flatMap((versions) => versions.at(-1)?.content ?? []);
}

function tablesOf(key: string, locale: 'fr' | 'en' = 'fr') {
  return modulesOf(key, locale).flatMap((content) =>
    content.type === 'data-table' || content.type === 'chart' ? [content.data] : [],
  );
}

function tableCalled(caption: string): FiguresTable {
  const found = tablesOf('pages/results').find((one) => one.caption.startsWith(caption));
  if (found === undefined) throw new Error(`there is no table ${caption}`);
  return found.table;
}

/** Returns the numbers of a row, by the headings of their columns. */
function rowIn({ columns, rows }: FiguresTable, heading: string): ReadonlyMap<string, number> {
  const row = rows.find((one) => one.heading === heading);
  if (row === undefined) throw new Error(`there is no row ${heading}`);
  return new Map(
    columns.flatMap(({ heading: name }, at) => {
      const cell = row.cells[at] ?? '';
      return isDecimal(cell) ? [[name, Number(cell)] as const] : [];
    }),
  );
}

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
const years = ['2021', '2022', '2023', '2024', '2025'];
const accounts = tableCalled('Compte de résultat');
const income = rowIn(accounts, 'Produit net bancaire');
const net = rowIn(accounts, 'Résultat net');

test('every total of the income statement is what stands above it, in each year', () => {
  const [written, computed]: [string[], string[]] = [[], []];
  for (const year of years) {
    let level = 0;
    for (const { heading, kind } of accounts.rows) {
      const value = rowIn(accounts, heading).get(year) ?? Number.NaN;
      if (kind === 'total' && level !== 0) {
        written.push(`${year} ${heading} ${value}`);
        computed.push(`${year} ${heading} ${level}`);
      }
      level = kind === 'total' ? value : level + value;
    }
  }
  expect(written.length).toBeGreaterThanOrEqual(2 * years.length);
  expect(written).toEqual(computed);
});

test('the businesses make the income of the Group, and its steps lead to the net profit', () => {
  const businesses = tableCalled('Produit net bancaire par métier');
  const steps = tableCalled('Du produit net bancaire');
  for (const year of years) {
    const parts = businesses.rows.filter(({ kind }) => kind === 'row');
    const total = sum(parts.map(({ heading }) => rowIn(businesses, heading).get(year) ?? 0));
    expect([year, total]).toEqual([year, income.get(year)]);
  }
  const [first, ...others] = steps.rows.map(({ cells }) => Number(cells[0]));
  expect(first).toBe(income.get('2025'));
  expect(others.pop()).toBe(net.get('2025'));
  expect((first ?? 0) + sum(others)).toBe(net.get('2025'));
});

test('quarters make years and half-years, and loans their total', () => {
  const quarters = tableCalled('Résultats trimestriels');
  for (const [name, all] of [
    ['Produit net bancaire', income],
    ['Résultat net', net],
  ] as const) {
    const row = rowIn(quarters, name);
    const of2025 = [...row].flatMap(([quarter, value]) =>
      quarter.endsWith('2025') ? [value] : [],
    );
    expect(of2025).toHaveLength(4);
    expect(sum(of2025)).toBe(all.get('2025'));
  }
  const loans = tableCalled('Encours de crédit').rows.map(({ kind, cells }) => ({
    kind,
    value: Number(cells[0]),
  }));
  const parts = loans.filter(({ kind }) => kind === 'row').map(({ value }) => value);
  expect(sum(parts)).toBe(loans.find(({ kind }) => kind === 'total')?.value);
});

/** Returns the number of millions that a summary gives for something, and how it changed. */
function saidIn(key: string, what: RegExp): { readonly value: number; readonly change: number } {
  const item = items.find((one) => one.key === key)?.versions.get('fr');
  if (item === undefined) throw new Error(`${key} is not there`);
  const found = what.exec(item.header.summary ?? '');
  if (found === null) throw new Error(`${titleOf(item.header)} does not say it`);
  const numberOf = (text = '') => {
    const read = readCell(text, 'comma');
    return read.kind === 'number' ? Number(read.value) : Number.NaN;
  };
  return { value: numberOf(found[1]), change: numberOf(found[2]) };
}

const ofIncome = /Produit net bancaire de ([\d,]+)\smilliards\sd’euros\s\(([^)]+)\)/;
const ofNet = /résultat net de (\d+)\smillions\s\(([^)]+)\)/;

test.each([
  ['2023', 'results-2023'],
  ['2024', 'results-2024'],
  ['2025', 'results-2025'],
])('the press release of %s gives the figures and growth of the page', (year, key) => {
  const before = String(Number(year) - 1);
  const said = saidIn(`press/${key}`, ofIncome);
  const value = income.get(year) ?? 0;
  expect(said.value).toBe(Math.round(value / 10) / 100);
  const rise = (value / (income.get(before) ?? 1) - 1) * 100;
  expect(said.change).toBe(Math.round(rise * 10) / 10);
  if (year === '2023') return;
  const profit = saidIn(`press/${key}`, ofNet);
  expect(profit.value).toBe(net.get(year));
  const growth = ((net.get(year) ?? 0) / (net.get(before) ?? 1) - 1) * 100;
  expect(profit.change).toBe(Math.round(growth * 10) / 10);
});

test.each(['2025', '2026'])('the half-year of %s is its two quarters', (year) => {
  const quarters = tableCalled('Résultats trimestriels');
  const half = (name: string, of = year) =>
    sum(['T1', 'T2'].map((one) => rowIn(quarters, name).get(`${one} ${of}`) ?? Number.NaN));
  const said = saidIn(`press/half-year-${year}`, ofIncome);
  expect(said.value).toBe(Math.round(half('Produit net bancaire') / 10) / 100);
  expect(saidIn(`press/half-year-${year}`, ofNet).value).toBe(half('Résultat net'));
  if (year === '2025') return;
  const growth = (half('Produit net bancaire') / half('Produit net bancaire', '2025') - 1) * 100;
  expect(said.change).toBe(Math.round(growth * 10) / 10);
});

test('the key figures of every page agree with the accounts', () => {
  const [key] = tablesOf('pages/figures');
  if (key === undefined) throw new Error('there are no key figures');
  for (const year of ['2023', '2024', '2025']) {
    expect(rowIn(key.table, 'Produit net bancaire').get(year)).toBe(income.get(year));
    expect(rowIn(key.table, 'Résultat net').get(year)).toBe(net.get(year));
    const strength = rowIn(tableCalled('Fonds propres'), 'Ratio CET1').get(year);
    expect(rowIn(key.table, 'Fonds propres (CET1)').get(year)).toBe(strength);
  }
  const [trends] = modulesOf('pages/results').flatMap((content) =>
    content.type === 'key-numbers' ? [content.data.items.map(({ trend }) => trend)] : [],
  );
  expect(trends?.[0]?.split('; ').map(Number)).toEqual(years.map((year) => income.get(year)));
  expect(trends?.[1]?.split('; ').map(Number)).toEqual(years.map((year) => net.get(year)));
});

test('figures are the same in every language', () => {
  for (const key of ['pages/results', 'pages/figures']) {
    const [french, english] = (['fr', 'en'] as const).map((locale) =>
      tablesOf(key, locale).map(({ table }) => showFigures(table)),
    );
    expect(english).toEqual(french);
  }
});
