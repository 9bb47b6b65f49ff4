import {
  type FigureRow,
  type FiguresTable,
  headingOf,
} from '@parvis/contracts/figures/figures-table.ts';
import {
  newestColumn,
  type ShownCell,
  showFigures,
} from '@parvis/contracts/figures/shown-figures.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { renderUnkeyed } from '../render-unkeyed.ts';
import styles from './figures.module.css';
import { writeChange, writeNumber } from './write-number.ts';

interface FiguresTableProps {
  /** Unique in the page: that of the caption. */
  readonly id: string;
  readonly caption: string;
  readonly unit: string;
  readonly table: FiguresTable;
  readonly locale: Locale;
}

/**
 * A table of figures in a group that the keyboard can scroll. Where it is wider than its place, the
 * names of rows and the newest column stay, and the others scroll between them.
 */
export function FiguresTableView({ id, caption, unit, table, locale }: FiguresTableProps) {
  const newest = newestColumn(table);
  const shown = showFigures(table);
  const widest = widestOf(shown);
  const intl = useIntl();
  const missing = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{intl.formatMessage({ id: 'figures.missing' })}</span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be scrollable by keyboard
    <div className={styles.scroll} role="group" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>
          <span>
            {caption}
            {unit ? <small> {unit}</small> : null}
          </span>
        </caption>
        <Headings table={table} newest={newest} />
        {bodiesOf(table.rows).map(({ start, rows }) => (
          <tbody key={start}>
            {renderUnkeyed(
              rows.map((row, at) => ({ row, cells: shown[start + at] ?? [] })),
              ({ row, cells }) => (
                <tr className={row.kind === 'row' ? undefined : styles[row.kind]}>
                  <RowHeading row={row} span={table.columns.length} />
                  {renderUnkeyed(
                    cells.map((cell, at) => ({ cell, at })),
                    ({ cell, at }) => (
                      <td
                        className={classOf(
                          isWords(cell, table, at) && styles.text,
                          at === newest && styles.newest,
                        )}
                      >
                        {wordsOf(cell, { widest: widest[at] ?? 0, locale, missing })}
                      </td>
                    ),
                  )}
                </tr>
              ),
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Headings({ table, newest }: { readonly table: FiguresTable; readonly newest: number }) {
  return (
    <thead>
      <tr>
        <ColumnHeading words={table.corner} />
        {renderUnkeyed(
          table.columns.map((column, at) => ({ column, isNewest: at === newest })),
          ({ column, isNewest }) => (
            <ColumnHeading
              words={headingOf(column)}
              name={classOf(column.kind === 'text' && styles.text, isNewest && styles.newest)}
            />
          ),
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeadingProps {
  readonly words: string;
  readonly name?: string | undefined;
}

/** The heading of a column; a cell where there are no words, since a heading may not be empty. */
function ColumnHeading({ words, name }: ColumnHeadingProps) {
  const Cell = words === '' ? 'td' : 'th';
  return (
    <Cell scope={words === '' ? undefined : 'col'} className={name}>
      {words}
    </Cell>
  );
}

function isWords(cell: ShownCell, { columns }: FiguresTable, at: number): boolean {
  return cell.kind === 'text' && columns[at]?.kind === 'text';
}

function RowHeading({ row, span }: { readonly row: FigureRow; readonly span: number }) {
  const words = headingOf(row);
  if (row.kind === 'group')
    return (
      <th scope="rowgroup" colSpan={span + 1}>
        <span>{words}</span>
      </th>
    );
  return <th scope="row">{words}</th>;
}

interface CellWords {
  /** The most decimals of its column. */
  readonly widest: number;
  readonly locale: Locale;
  /** What is read out where there is nothing. */
  readonly missing: ReactNode;
}

/**
 * Returns what a cell shows. A number ends where the longest of its column does, so that decimals
 * stand below each other. No component: a large table has two thousand.
 */
function wordsOf(cell: ShownCell, { widest, locale, missing }: CellWords): ReactNode {
  switch (cell.kind) {
    case 'missing':
      return missing;
    case 'text':
      return cell.text;
    case 'change':
      return writeChange(locale, cell);
    case 'number': {
      const written = writeNumber(locale, cell.value, cell.decimals);
      const lacking = widest - cell.decimals;
      if (lacking <= 0) return written;
      const pad = `${cell.decimals === 0 ? '.' : ''}${'0'.repeat(lacking)}`;
      return (
        <>
          {written}
          <i aria-hidden="true" data-pad={pad} />
        </>
      );
    }
  }
}

/** Returns the most decimals of each column. */
function widestOf(shown: readonly (readonly ShownCell[])[]): readonly number[] {
  const widest: number[] = [];
  for (const cells of shown)
    for (const [at, cell] of cells.entries())
      if (cell.kind === 'number') widest[at] = Math.max(widest[at] ?? 0, cell.decimals);
  return widest;
}

/** Returns the rows in the parts that their groups begin. */
function bodiesOf(rows: readonly FigureRow[]) {
  const starts = rows.flatMap(({ kind }, at) => (at === 0 || kind === 'group' ? [at] : []));
  return starts.map((start, at) => ({ start, rows: rows.slice(start, starts[at + 1]) }));
}

function classOf(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
