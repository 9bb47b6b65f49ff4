import type { FiguresTable } from '@parvis/contracts/figures/figures-table.ts';
import { type NumberStyle, numberStyles } from '@parvis/contracts/figures/read-number.ts';
import type { ReadTable } from '@parvis/contracts/figures/read-table.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './figures-grid.module.css';
import { namesOfCells } from './names-of-cells.ts';
import type { PastePlace } from './paste-table.ts';

/** Something pasted, and the table before it. */
export interface Pasted {
  readonly before: FiguresTable;
  readonly lines: readonly (readonly string[])[];
  readonly place: PastePlace;
  readonly read: ReadTable;
}

interface PasteReportProps {
  readonly pasted: Pasted | undefined;
  readonly onStyle: (style: NumberStyle) => void;
  readonly onUndo: () => void;
}

/** What was read of what was pasted, what was not understood, and in which style. */
export function PasteReport({ pasted, onStyle, onUndo }: PasteReportProps) {
  const intl = useIntl();
  return (
    <div role="status">
      {pasted && (
        <div className={styles.report}>
          <p>
            <FormattedMessage
              id="figures-grid.read"
              values={{
                rows: pasted.read.table.rows.length,
                columns: pasted.read.table.columns.length,
                numbers: pasted.read.numbers,
              }}
            />
          </p>
          {pasted.read.notUnderstood.length > 0 && (
            <p>
              <FormattedMessage
                id="figures-grid.not-understood"
                values={{ cells: namesOfCells(pasted.read) }}
              />
            </p>
          )}
          {pasted.read.isCut && (
            <p>
              <FormattedMessage id="figures-grid.cut" />
            </p>
          )}
          <fieldset>
            <legend>{intl.formatMessage({ id: 'figures-grid.style' })}</legend>
            {numberStyles.map((style) => (
              <label key={style}>
                <input
                  type="radio"
                  name="figures-style"
                  checked={pasted.read.style === style}
                  onChange={() => onStyle(style)}
                />{' '}
                {intl.formatMessage({ id: `figures-grid.style-${style}` })}
              </label>
            ))}
          </fieldset>
          <button type="button" className="button small" onClick={onUndo}>
            <FormattedMessage id="figures-grid.undo" />
          </button>
        </div>
      )}
    </div>
  );
}
