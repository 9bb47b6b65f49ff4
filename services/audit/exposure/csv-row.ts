import { guardFormula, quoteCsv } from '@parvis/contracts/csv/csv-cell.ts';

/**
 * Returns a line of CSV (RFC 4180), with its end. No text in it is executed as a formula.
 */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  return quoteCsv(guardFormula(cell));
}
