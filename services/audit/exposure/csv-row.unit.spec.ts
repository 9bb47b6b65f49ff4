import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test('texts with separators, quotes and line ends stay one cell, and nothing is empty', () => {
  expect(csvRow(['a', 'b, c', 'said "so"', 'two\nlines', 7, 0, null, undefined])).toBe(
    'a,"b, c","said ""so""","two\nlines",7,0,,\r\n',
  );
});

test.each(['=1+1', '+33 1', '-2', '@sum', '\t=1', '\r=1'])(
  'a program for tables does not execute %j',
  (cell) => {
    expect(csvRow([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
  },
);

test('a formula within quotes is not executed either', () => {
  expect(csvRow(['=HYPERLINK("http://evil.example","x")'])).toBe(
    `"'=HYPERLINK(""http://evil.example"",""x"")"\r\n`,
  );
});
