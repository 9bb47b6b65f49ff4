import { guardFormula, quoteCsv } from '@parvis/contracts/csv/csv-cell.ts';
import { type FiguresTable, headingOf } from '@parvis/contracts/figures/figures-table.ts';
import { type ShownCell, showFigures } from '@parvis/contracts/figures/shown-figures.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** By this mark programs for tables know that a file is in UTF-8. */
const byteOrderMark = '\uFEFF';

/** What programs for tables take between cells, and before decimals. */
const marks: Readonly<Record<Locale, { readonly separator: string; readonly decimal: string }>> = {
  fr: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

/**
 * Returns figures as CSV (RFC 4180), as programs for tables read it in a language: in French with
 * semicolons and decimal commas. A text that would be executed as a formula begins with an
 * apostrophe, as OWASP recommends.
 */
export function csvOf(table: FiguresTable, locale: Locale): string {
  const { separator, decimal } = marks[locale];
  const shown = showFigures(table);
  const lines = [
    [table.corner, ...table.columns.map(headingOf)].map(guardFormula),
    ...table.rows.map((row, at) => [
      guardFormula(headingOf(row)),
      ...(shown[at] ?? []).map((cell) => cellOf(cell, decimal)),
    ]),
  ];
  return `${byteOrderMark}${lines.map((line) => `${line.map(quoted).join(separator)}\r\n`).join('')}`;
}

/** Returns the address of a CSV that the page itself contains. */
export function csvAddress(table: FiguresTable, locale: Locale): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(table, locale))}`;
}

function cellOf(cell: ShownCell, decimal: string): string {
  if (cell.kind === 'missing') return '';
  if (cell.kind === 'text') return guardFormula(cell.text);
  return cell.value.replace('.', decimal);
}

// A semicolon is quoted in every language: programs for tables guess the separator.
function quoted(cell: string): string {
  return quoteCsv(cell, ';');
}
