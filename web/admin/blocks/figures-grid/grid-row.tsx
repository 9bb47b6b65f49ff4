import {
  type FigureRow,
  type FiguresTable,
  isDecimal,
  rowKinds,
} from '@parvis/contracts/figures/figures-table.ts';
import { type NumberStyle, readCell } from '@parvis/contracts/figures/read-number.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { renderUnkeyed } from '../../../blocks/render-unkeyed.ts';
import { GridSelect, IconButton } from './grid-controls.tsx';
import { moveRow, removeRow, withCell, withRow, withUnit } from './typed-table.ts';

interface GridRowProps {
  readonly row: FigureRow;
  readonly place: number;
  readonly table: FiguresTable;
  readonly onChange: (table: FiguresTable) => void;
  readonly readOnly: boolean;
  readonly usual: NumberStyle;
}

/** A row: its heading, unit and type, and its cells. */
export function GridRow(props: GridRowProps) {
  const { row, place, table, onChange, readOnly, usual } = props;
  const { formatMessage } = useIntl();
  const name = (id: string) => formatMessage({ id }, { place: place + 1 });
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <input
          data-place={`${place} -1`}
          value={row.heading}
          readOnly={readOnly}
          aria-label={name('figures-grid.row')}
          onChange={({ target }) =>
            onChange(withRow(table, place, (old) => ({ ...old, heading: target.value })))
          }
        />
        <span>
          <RowFields {...{ row, place, table, onChange, readOnly, name }} />
          {!readOnly && <RowTools {...{ place, table, onChange, name }} />}
        </span>
      </th>
      {row.kind !== 'group' &&
        renderUnkeyed(
          table.columns.map((column, at) => ({ ...column, at })),
          ({ heading, kind, at }) => (
            <td data-kind={kind}>
              <GridCell
                place={`${place} ${at}`}
                label={formatMessage(
                  { id: 'figures-grid.cell' },
                  {
                    row: row.heading || name('figures-grid.row'),
                    column: heading || String(at + 1),
                  },
                )}
                cell={row.cells[at] ?? ''}
                style={kind === 'text' ? undefined : usual}
                readOnly={readOnly}
                onChange={(cell) => onChange(withCell(table, place, at, cell))}
              />
            </td>
          ),
        )}
    </tr>
  );
}

interface Named {
  readonly name: (id: string) => string;
}

/** What a row is, and the unit of its own. */
function RowFields(props: Omit<GridRowProps, 'usual'> & Named) {
  const { row, place, table, onChange, readOnly, name } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <GridSelect
        label={name('figures-grid.row-kind')}
        value={row.kind}
        disabled={readOnly}
        options={rowKinds.map((kind) => [
          kind,
          formatMessage({ id: `figures-grid.row-kind-${kind}` }),
        ])}
        onChange={(chosen) => {
          const kind = rowKinds.find((one) => one === chosen);
          if (kind) onChange(withRow(table, place, (old) => ({ ...old, kind })));
        }}
      />
      <input
        data-unit
        value={row.unit ?? ''}
        readOnly={readOnly}
        aria-label={name('figures-grid.unit')}
        title={name('figures-grid.unit')}
        onChange={({ target }) => onChange(withUnit(table, place, target.value))}
      />
    </>
  );
}

type RowToolsProps = Pick<GridRowProps, 'place' | 'table' | 'onChange'> & Named;

function RowTools({ place, table, onChange, name }: RowToolsProps) {
  return (
    <>
      <IconButton
        label={name('figures-grid.row-up')}
        disabled={place === 0}
        onPress={() => onChange(moveRow(table, place, place - 1))}
      >
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton
        label={name('figures-grid.row-down')}
        disabled={place === table.rows.length - 1}
        onPress={() => onChange(moveRow(table, place, place + 1))}
      >
        <ArrowDown size={14} aria-hidden />
      </IconButton>
      <IconButton
        label={name('figures-grid.remove-row')}
        disabled={table.rows.length === 1}
        onPress={() => onChange(removeRow(table, place))}
      >
        <X size={14} aria-hidden />
      </IconButton>
    </>
  );
}

interface GridCellProps {
  readonly place: string;
  readonly label: string;
  readonly cell: string;
  /** How numbers are typed; undefined for texts. */
  readonly style: NumberStyle | undefined;
  readonly readOnly: boolean;
  readonly onChange: (cell: string) => void;
}

/** A cell, as it is typed while it has the focus, and as it was understood afterwards. */
function GridCell({ place, label, cell, style, readOnly, onChange }: GridCellProps) {
  const [typed, setTyped] = useState<string>();
  const shown = style === 'comma' && isDecimal(cell) ? cell.replace('.', ',') : cell;
  return (
    <input
      data-place={place}
      value={typed ?? shown}
      readOnly={readOnly}
      aria-label={label}
      autoComplete="off"
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(understood(target.value, style));
      }}
    />
  );
}

function understood(text: string, style: NumberStyle | undefined): string {
  if (style === undefined) return text;
  const read = readCell(text, style);
  if (read.kind === 'missing') return '';
  return read.kind === 'number' ? read.value : text;
}
