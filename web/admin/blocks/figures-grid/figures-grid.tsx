import { type NumberStyle, styleByLocale } from '@parvis/contracts/figures/read-number.ts';
import { type ClipboardEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { renderUnkeyed } from '../../../blocks/render-unkeyed.ts';
import type { FieldProps } from '../field-props.ts';
import { ColumnHead } from './column-head.tsx';
import styles from './figures-grid.module.css';
import { GridRow } from './grid-row.tsx';
import { GridTools } from './grid-tools.tsx';
import { moveFocus, placeOf } from './move-focus.ts';
import { type Pasted, PasteReport } from './paste-report.tsx';
import { type PastePlace, pastedLines, pasteTable } from './paste-table.ts';
import { typedTable } from './typed-table.ts';

/** The figures of a table or a chart: typed cell by cell, or pasted from a spreadsheet. */
export function FiguresGrid(props: FieldProps) {
  const { label, value, onChange, refused, readOnly, locale } = props;
  const [pasted, setPasted] = useState<Pasted>();
  const table = typedTable(value);
  const usual = styleByLocale[locale];
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the inputs in it */}
        <table onKeyDown={moveFocus}>
          <ColumnHead {...{ table, onChange, readOnly }} />
          <tbody>
            {renderUnkeyed(
              table.rows.map((row, place) => ({ row, place })),
              ({ row, place }) => (
                <GridRow {...{ row, place, table, onChange, readOnly, usual }} />
              ),
            )}
          </tbody>
        </table>
      </div>
      {refused !== undefined && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
      {!readOnly && <GridTools table={table} onChange={onChange} />}
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
