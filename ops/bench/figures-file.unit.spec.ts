import { expect, test } from 'vitest';
import { withFigures } from './figures-file.ts';

const document = (lines: readonly string[]) =>
  ['before', '<!-- figures -->', '', ...lines, '', '<!-- end of figures -->', 'after'].join('\n');
const before = document([
  '| what | figure | measured |',
  '| --- | --- | --- |',
  '| pages | a \\| b | 2025-01-01, `all` |',
  '| lists | 2 ms | 2025-01-01, `all` |',
  '',
  'a machine.',
]);
const run = {
  command: 'one',
  rows: [
    ['what', 'figure'],
    ['lists', '1 ms'],
  ],
  isWhole: false,
};

test('measurements not repeated keep their figures and their day', () => {
  expect(withFigures(before, run, '2026-01-01', 'another')).toBe(
    document([
      '| what | figure | measured |',
      '| --- | --- | --- |',
      '| pages | a \\| b | 2025-01-01, `all` |',
      '| lists | 1 ms | 2026-01-01, `one` |',
      '',
      'another.',
    ]),
  );
});

test('a complete run replaces the last one entirely', () => {
  const written = withFigures(before, { ...run, isWhole: true }, '2026-01-01', 'another');
  expect(written).not.toContain('pages');
  expect(written).toContain('| lists | 1 ms |');
});

test('a document without its markers is not changed', () => {
  expect(withFigures('nothing', run, '2026-01-01', 'another')).toBeUndefined();
});
