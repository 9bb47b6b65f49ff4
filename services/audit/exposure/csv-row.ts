import { quoteCsv } from '../../http/quote-csv.ts';

/** What a program for tables takes as the beginning of a formula. */
const beginsFormula = /^[=+\-@\t\r]/;

/**
 * Returns a line of CSV (RFC 4180), with its end. A text that a program for tables would execute as
 * a formula begins with an apostrophe, as OWASP recommends.
 */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  return quoteCsv(beginsFormula.test(cell) ? `'${cell}` : cell);
}
