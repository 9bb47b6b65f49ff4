import { titleOf } from '@parvis/contracts/content/header.ts';
import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import { isDecimal } from '@parvis/contracts/figures/figures-table.ts';
import { readCell } from '@parvis/contracts/figures/read-number.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { describe, expect, test } from 'vitest';
import { readDemonstration } from './demonstration.ts';

const { items, settings } = await readDemonstration();
const banks = items.filter(({ parent }) => parent === 'pages/banks').map(({ key }) => key);

function versionOf(key: string, locale: Locale) {
  const version = items.find((item) => item.key === key)?.versions.get(locale);
  if (version === undefined) throw new Error(`${key} is not there`);
  const { header, modules } = version;
  return { header, contents: modules.flatMap((versions) => versions.at(-1)?.content ?? []) };
}

/** Returns what a page says, as one text. */
const wordsOf = (key: string) => versionOf(key, 'fr').contents.map(textOfModule).join('\n');

const factsOf = (key: string, locale: Locale = 'fr') =>
  versionOf(key, locale).contents.flatMap(({ type, data }) => (type === 'facts' ? data.items : []));

const keyNumbersOf = (key: string, locale: Locale = 'fr') =>
  versionOf(key, locale).contents.flatMap(({ type, data }) =>
    type === 'key-numbers' ? data.items : [],
  );

/** Returns the rows of the last table of a page. */
const rowsOf = (key: string) =>
  versionOf(key, 'fr')
    .contents.flatMap(({ type, data }) => (type === 'data-table' ? [data.table.rows] : []))
    .at(-1) ?? [];

/** Reads `1,9 million`, `600 000` and `€16.2`. */
function numberIn(text = '', locale: Locale = 'fr'): number {
  const [, digits = '', million] = /^€?([\d\s.,]+?)(\smillions?)?$/u.exec(text) ?? [];
  const read = readCell(digits, locale === 'fr' ? 'comma' : 'point');
  const value = read.kind === 'number' ? Number(read.value) : Number.NaN;
  return Math.round(value * (million === undefined ? 1_000 : 1_000_000_000)) / 1_000;
}

const sum = (values: readonly number[]) =>
  Math.round(values.reduce((all, value) => all + value, 0) * 10) / 10;

/** Returns the customers, branches and staff of a bank, which are the last of its facts. */
const sizeOf = (key: string, locale: Locale = 'fr') =>
  factsOf(key, locale)
    .slice(-3)
    .map(({ value }) => numberIn(value, locale));

/** Returns a number that a page says in words. */
const said = (key: string, what: RegExp) => numberIn(what.exec(wordsOf(key))?.[1]);

test('six banks have the customers and branches of the Group', () => {
  expect(banks).toHaveLength(6);
  const customers = sum(banks.map((key) => sizeOf(key)[0] ?? Number.NaN));
  const branches = sum(banks.map((key) => sizeOf(key)[1] ?? Number.NaN));
  expect(said('pages/home', /accompagnent ([\d,]+\smillions) de clients/u)).toBe(customers);
  expect(said('pages/businesses', /Nos ([\d\s]+) agences/u)).toBe(branches);
  const people = said('pages/businesses', /comptes de ([\d,]+\smillions) de particuliers/u);
  const trades = said('pages/businesses', /et de (\d+\s\d+) artisans/u);
  const companies = said('pages/businesses', /accompagnons ([\d\s]+) entreprises/u);
  expect(people + trades + companies).toBe(customers);
  const french = ['basse-loire', 'gironde'].map((key) => sizeOf(`pages/banks/${key}`)[1] ?? 0);
  expect(said('pages/working-here', /dans (\d+) agences/u)).toBe(sum(french));
});

test('the table of the banks has the facts of their pages, and adds up to the staff of the Group', () => {
  const oldestFirst = banks
    .map((key) => {
      const [customers = 0, branches, staff] = sizeOf(key);
      const founded = Number(factsOf(key).at(-4)?.value);
      const title = titleOf(versionOf(key, 'fr').header);
      return { title, cells: [founded, branches, staff, customers / 1e6] };
    })
    .toSorted(({ cells: [one = 0] }, { cells: [other = 0] }) => one - other);
  const shown = rowsOf('pages/banks').map(({ heading, cells }) => ({
    title: heading,
    cells: cells.map(Number),
  }));
  expect(shown.slice(0, 6)).toEqual(oldestFirst);
  const { cells: totals = [] } = shown.pop() ?? {};
  expect(totals.slice(1)).toEqual(
    [1, 2, 3].map((column) => sum(shown.map(({ cells }) => cells[column] ?? Number.NaN))),
  );
  const [people] = keyNumbersOf('pages/working-here');
  expect(totals[2]).toBe(numberIn(people?.value));
});

test('the page of the Group gives each bank the customers of its own page', () => {
  const words = wordsOf('pages/group').replaceAll(/\s/gu, ' ');
  for (const key of banks) {
    const millions = (sizeOf(key)[0] ?? 0) / 1e6;
    const title = titleOf(versionOf(key, 'fr').header);
    const after = words.slice(words.indexOf(title)).slice(0, 70);
    expect(after).toContain(`${String(millions).replace('.', ',')} million`);
  }
});

test('loans, savings and renovated homes of six banks are those of the Group, year after year', () => {
  const rows = rowsOf('pages/figures');
  const group = ['Encours de crédit', 'Épargne gérée', 'Logements rénovés, depuis 2022'].map(
    (name) =>
      rows
        .find(({ heading }) => heading === name)
        ?.cells.filter(isDecimal)
        .map(Number),
  );
  const trendsOf = (key: string) =>
    keyNumbersOf(key).map(({ trend = '' }) => trend.split('; ').map(Number));
  const added = [0, 1, 2].map((figure) =>
    [0, 1, 2].map((year) => sum(banks.map((key) => trendsOf(key)[figure]?.[year] ?? Number.NaN))),
  );
  expect(added).toEqual(group);
});

describe.each(locales)('in %s', (locale) => {
  test.each([...banks, 'pages/businesses'])('key numbers of %s follow from their trend', (key) => {
    for (const { value, change = '', trend = '' } of keyNumbersOf(key, locale)) {
      const [before = 0, now = 0] = trend.split('; ').map(Number).slice(-2);
      expect(numberIn(value, locale)).toBe(now);
      const isPercent = change.includes('%');
      const [digits] = /\d[\d\s.,]*\d/u.exec(change.replace(/ (?:en|in) \d{4}$/u, '')) ?? [];
      const rise = isPercent ? Math.round((now * 1_000) / before - 1_000) / 10 : now - before;
      expect(numberIn(digits?.trim(), locale)).toBe(rise);
    }
  });

  test('the number for blocked cards is the same on the page of a bank and on that of all', () => {
    const all = factsOf('pages/banks', locale).map(({ label, value, link }) => [
      label,
      value,
      link,
    ]);
    const own = banks.map((key) => {
      const [card] = factsOf(key, locale);
      return [titleOf(versionOf(key, locale).header), card?.value, card?.link];
    });
    expect(all).toHaveLength(6);
    expect(all).toEqual(expect.arrayContaining(own));
  });

  test('the facts of the Group have the customers and branches of six banks, and all its staff', () => {
    const added = [0, 1].map((size) =>
      sum(banks.map((key) => sizeOf(key, locale)[size] ?? Number.NaN)),
    );
    const [people] = keyNumbersOf('pages/working-here', locale);
    expect(sizeOf('pages/group', locale)).toEqual([...added, numberIn(people?.value, locale)]);
  });

  test('the address of the Group is the same on every page that gives it, and in e-mails', () => {
    const street = settings.postalAddress[locale].replace(/^[^,]+, /u, '').replace(' (France)', '');
    const given = [
      factsOf('pages/group', locale)[0]?.value,
      factsOf('pages/contact', locale)
        .map(({ value }) => value)
        .join('\n'),
      versionOf('pages/legal', locale).contents.map(textOfModule).join('\n'),
    ];
    for (const words of given) expect(words?.replaceAll(/\s/gu, ' ')).toContain(street);
  });

  test('a telephone number calls what it says, in both forms', () => {
    for (const key of [...banks, 'pages/banks', 'pages/contact', 'pages/group'])
      for (const { value, link } of factsOf(key, locale)) {
        if (link?.kind !== 'address' || !link.href.startsWith('tel:')) continue;
        const dialled = value.replaceAll(/\s/gu, '').replace(/^0/, '');
        expect(link.href.endsWith(dialled)).toBe(true);
      }
  });
});
