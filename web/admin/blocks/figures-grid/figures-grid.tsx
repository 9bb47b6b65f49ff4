import {
  maxFigureCells,
  maxFigureColumns,
  maxFigureRows,
} from '@parvis/contracts/figures/figures-table.ts';
import type { NumberStyle } from '@parvis/contracts/figures/read-number.ts';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldProps } from '../field-props.ts';
import { ColumnHead } from './column-head.tsx';
import styles from './figures-grid.module.css';
import { GridRow } from './grid-row.tsx';
import { moveFocus, placeOf } from './move-focus.ts';
import { type Pasted, PasteReport } from './paste-report.tsx';
import { type PastePlace, pastedLines, pasteTable } from './paste-table.ts';
import { addColumn, addRow, typedTable } from './typed-table.ts';

/** The figures of a table or a chart: typed cell by cell, or pasted from a spreadsheet. */
export default function FiguresGrid(props: FieldProps) {
  const { label, value, onChange, refused, readOnly, locale } = props;
  const [pasted, setPasted] = useState<Pasted>();
  const table = typedTable(value);
  const usual: NumberStyle = locale === 'fr' ? 'comma' : 'point';
  const cells = table.rows.length * table.columns.length;
  const paste = (given: Pick<Pasted, 'before' | 'lines' | 'place'>, style?: NumberStyle) => {
    const read = pasteTable(given.before, given.lines, given.place, usual, style);
    if (read === undefined) return;
    onChange(read.table);
    setPasted({ ...given, read });
  };
  const whenPasted = (event: ClipboardEvent) => {
    const lines = readOnly ? undefined : pastedLines(event.clipboardData);
    if (lines === undefined) return;
    event.preventDefault();
    const at = placeOf(event.target);
    const place: PastePlace = at && at.row >= 0 && at.column >= 0 ? at : 'all';
    paste({ before: table, lines, place });
  };
  return (
    <fieldset className={styles.figures} onPaste={whenPasted}>
      <legend>{label}</legend>
      <p className={styles.hint}>
        <FormattedMessage id="figures-grid.hint" />
      </p>
      <div className={styles.scroll}>
        <table onKeyDown={(event: KeyboardEvent) => moveFocus(event)}>
          <ColumnHead {...{ table, onChange, readOnly }} />
          <tbody>
            {table.rows.map((row, place) => (
              // Rows have no identity other than their position.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <GridRow key={place} {...{ row, place, table, onChange, readOnly, usual }} />
            ))}
          </tbody>
        </table>
      </div>
      {refused !== undefined && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
      {!readOnly && (
        <p className={styles.tools}>
          <button
            type="button"
            className="button small"
            disabled={
              table.rows.length >= maxFigureRows || cells + table.columns.length > maxFigureCells
            }
            onClick={() => onChange(addRow(table))}
          >
            <FormattedMessage id="figures-grid.add-row" />
          </button>
          <button
            type="button"
            className="button small"
            disabled={
              table.columns.length >= maxFigureColumns || cells + table.rows.length > maxFigureCells
            }
            onClick={() => onChange(addColumn(table))}
          >
            <FormattedMessage id="figures-grid.add-column" />
          </button>
          <small>
            <FormattedMessage
              id="figures-grid.limit"
              values={{ rows: maxFigureRows, columns: maxFigureColumns, cells: maxFigureCells }}
            />
          </small>
        </p>
      )}
      <PasteReport
        pasted={pasted}
        onStyle={(style) => pasted && paste(pasted, style)}
        onUndo={() => {
          if (pasted) onChange(pasted.before);
          setPasted(undefined);
        }}
      />
    </fieldset>
  );
}
