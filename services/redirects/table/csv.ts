import { quoteCsv } from '@parvis/contracts/csv/csv-cell.ts';

/** A record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [',', ';', '\t'] as const;

/** The number of cells at which reading ends: no table is that wide. */
export const maxCells = 100;

/**
 * Reads CSV (RFC 4180) with any line ends and an optional byte order mark; the separator is that of
 * commas, semicolons and tabs which the first line has most of. Blank lines are skipped.
 */
export function* readCsv(text: string): Generator<CsvRecord> {
  const source = text.replace(/^\u{feff}/u, '').replaceAll(/\r\n?/g, '\n');
  const [first = ''] = source.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  const separator = separators.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\n][^${separator}\n]*)?)(${separator}|\n|$)`,
    'y',
  );
  let [cells, line, begins]: [string[], number, number] = [[], 1, 1];
  while (cell.lastIndex < source.length) {
    const from = cell.lastIndex;
    const found = cell.exec(source);
    // A quote that is never closed: the rest is one cell.
    const [whole, quoted, plain = '', end] = found ?? [
      source.slice(from),
      source.slice(from),
      '',
      '',
    ];
    cell.lastIndex = from + whole.length;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (cells.length === maxCells) return yield { line: begins, cells };
    line += whole.split('\n').length - 1;
    if (end === separator && cell.lastIndex < source.length) continue;
    if (cells.some((one) => one.trim() !== '')) yield { line: begins, cells };
    [cells, begins] = [[], line];
  }
}

/** Writes records as CSV (RFC 4180), with line feeds. */
export function writeCsv(records: readonly (readonly string[])[]): string {
  return records.map((cells) => `${cells.map((cell) => quoteCsv(cell)).join(',')}\n`).join('');
}
