import type { IntlShape } from 'react-intl';
import { namesOfCells } from '../../blocks/figures-grid/names-of-cells.ts';
import type { TextTable } from './read-text-table.ts';

/** Returns what was read of a table, what is kept as words, and what figures do not have. */
export function reportConversion(
  { formatMessage }: IntlShape,
  { read, hasMarks }: TextTable,
): string {
  const { rows, columns } = read.table;
  const counts = { rows: rows.length, columns: columns.length, numbers: read.numbers };
  const words = [formatMessage({ id: 'figures-grid.read' }, counts)];
  if (read.notUnderstood.length > 0) {
    const cells = namesOfCells(read);
    words.push(formatMessage({ id: 'figures-grid.not-understood' }, { cells }));
  }
  if (hasMarks) words.push(formatMessage({ id: 'text.figures-marks' }));
  return words.join(' ');
}
