import {
  type FiguresTable,
  maxFigureCells,
  maxFigureColumns,
  maxFigureRows,
} from '@parvis/contracts/figures/figures-table.ts';
import { FormattedMessage } from 'react-intl';
import styles from './figures-grid.module.css';
import { addColumn, addRow } from './typed-table.ts';

interface GridToolsProps {
  readonly table: FiguresTable;
  readonly onChange: (table: FiguresTable) => void;
}

/** Adds rows and columns, within the limits that it names. */
export function GridTools({ table, onChange }: GridToolsProps) {
  const [rows, columns] = [table.rows.length, table.columns.length];
  const cells = rows * columns;
  return (
    <p className={styles.tools}>
      <button
        type="button"
        className="button small"
        disabled={rows >= maxFigureRows || cells + columns > maxFigureCells}
        onClick={() => onChange(addRow(table))}
      >
        <FormattedMessage id="figures-grid.add-row" />
      </button>
      <button
        type="button"
        className="button small"
        disabled={columns >= maxFigureColumns || cells + rows > maxFigureCells}
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
  );
}
