import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeOfPath } from '../site/locale.ts';
import { type Limit, limits, specificationLimits } from './specification-limits.ts';

const placeholder = /<(\w+)(?::(\w+))?>/g;

/** Returns the rows of a two-column Markdown table, without its header. */
function rowsOf(markdown: string): readonly (readonly [string, string])[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, item = '', value = '']) => [item, value]);
}

const specified = rowsOf(readFileSync(new URL('testing/section-9.md', import.meta.url), 'utf8'));

/** Formats a limit in the row's unit. */
const units: Readonly<Record<string, (limit: Limit) => string>> = {
  s: (milliseconds) => String(Number(milliseconds) / 1_000),
  hours: (seconds) => String(Number(seconds) / 3_600),
  days: (seconds) => String(Number(seconds) / 86_400),
  word: (limit) => (limit === 1 ? 'one' : String(limit)),
  share: (limit) => (limit === 5 ? 'one fifth' : `one in ${String(limit)}`),
  or: (limit) =>
    [limit]
      .flat()
      .join(', ')
      .replace(/, (\S+)$/, ' or $1'),
  arrows: (keys) =>
    [keys].flat().join() === 'ArrowUp,ArrowRight,ArrowDown,ArrowLeft' ? 'arrows' : String(keys),
};

function inWords(name: string, unit: string | undefined): string {
  const limit = limits[name];
  if (limit === undefined) throw new Error(`no limit is called ${name}`);
  if (unit === undefined) return [limit].flat().join(', ');
  const say = units[unit];
  if (!say) throw new Error(`no unit is called ${unit}`);
  return say(limit);
}

test('every row of section 9 is present', () => {
  expect(specified.length).toBe(45);
  expect(new Set(specified.map(([item]) => item)).size).toBe(45);
});

test.each(specified)('“%s” equals the limits: “%s”', (item, value) => {
  const carried = specificationLimits[item] ?? 'nothing';
  expect(
    carried.replaceAll(placeholder, (_, name: string, unit?: string) => inWords(name, unit)),
  ).toBe(value);
});

test('every row is in the specification, and every number in it comes from a limit', () => {
  expect(Object.keys(specificationLimits).toSorted()).toEqual(
    specified.map(([item]) => item).toSorted(),
  );
  for (const row of Object.values(specificationLimits))
    expect(row.replaceAll(placeholder, '')).not.toMatch(/\d/);
});

test('every limit appears in a row', () => {
  const carrying = Object.values(specificationLimits).flatMap((row) =>
    [...row.matchAll(placeholder)].map(([, name = '']) => name),
  );
  expect([...new Set(carrying)].toSorted()).toEqual(Object.keys(limits).toSorted());
});

test.each([
  ['/', 'fr'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/group', 'en'],
  ['/engagements', 'fr'],
  ['/groupe/en/', 'fr'],
] as const)('the language of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
