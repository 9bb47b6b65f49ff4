import {
  columnKinds,
  type FigureColumn,
  type FiguresTable,
} from '@parvis/contracts/figures/figures-table.ts';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { renderUnkeyed } from '../../../blocks/render-unkeyed.ts';
import { GridSelect, IconButton } from './grid-controls.tsx';
import {
  changeEnds,
  moveColumn,
  removeColumn,
  withColumn,
  withEnd,
  withNewest,
} from './typed-table.ts';

interface ColumnHeadProps {
  readonly table: FiguresTable;
  readonly onChange: (table: FiguresTable) => void;
  readonly readOnly: boolean;
}

/** The headings of columns, what each contains, and which is the newest. */
export function ColumnHead({ table, onChange, readOnly }: ColumnHeadProps) {
  const { formatMessage } = useIntl();
  const { columns } = table;
  return (
    <thead>
      <tr>
        <td>
          <input
            data-place="-1 -1"
            value={table.corner}
            readOnly={readOnly}
            aria-label={formatMessage({ id: 'figures-grid.corner' })}
            onChange={({ target }) => onChange({ ...table, corner: target.value })}
          />
        </td>
        {renderUnkeyed(
          columns.map((column, at) => ({ column, at })),
          ({ column, at }) => (
            <td>
              <ColumnFields {...{ column, table, onChange, readOnly, at }} />
            </td>
          ),
        )}
      </tr>
    </thead>
  );
}

interface ColumnProps extends ColumnHeadProps {
  readonly column: FigureColumn;
  readonly at: number;
}

function ColumnFields(props: ColumnProps) {
  const { column, table, onChange, readOnly, at } = props;
  const { formatMessage } = useIntl();
  const name = (id: string) => formatMessage({ id }, { place: at + 1 });
  const isChange = column.kind === 'percent-change' || column.kind === 'point-change';
  return (
    <>
      <input
        data-place={`-1 ${at}`}
        value={column.heading}
        readOnly={readOnly}
        aria-label={name('figures-grid.heading')}
        onChange={({ target }) =>
          onChange(withColumn(table, at, (old) => ({ ...old, heading: target.value })))
        }
      />
      <GridSelect
        label={name('figures-grid.kind')}
        value={column.kind}
        disabled={readOnly}
        options={columnKinds.map((kind) => [
          kind,
          formatMessage({ id: `figures-grid.kind-${kind}` }),
        ])}
        onChange={(chosen) => {
          const kind = columnKinds.find((one) => one === chosen);
          if (kind) onChange(withColumn(table, at, (old) => ({ ...old, kind })));
        }}
      />
      {isChange && <ChangeFields {...props} name={name} />}
      {column.kind === 'number' && (
        <label>
          <input
            type="checkbox"
            checked={column.newest ?? false}
            disabled={readOnly}
            onChange={({ target }) => onChange(withNewest(table, at, target.checked))}
          />{' '}
          {name('figures-grid.newest')}
        </label>
      )}
      {!readOnly && <ColumnTools {...{ table, onChange, at, name }} />}
    </>
  );
}

interface Named {
  readonly name: (id: string) => string;
}

/** The columns that a change is computed from. */
function ChangeFields({ column, table, onChange, readOnly, at, name }: ColumnProps & Named) {
  return changeEnds.map((end) => (
    <GridSelect
      key={end}
      label={name(end === 'from' ? 'figures-grid.from' : 'figures-grid.to')}
      isShown
      value={String(column[end] ?? '')}
      disabled={readOnly}
      options={[['', name('figures-grid.typed')], ...numberColumns(table)]}
      onChange={(chosen) =>
        onChange(withEnd(table, at, end, chosen === '' ? undefined : Number(chosen)))
      }
    />
  ));
}

type ColumnToolsProps = Pick<ColumnProps, 'table' | 'onChange' | 'at'> & Named;

function ColumnTools({ table, onChange, at, name }: ColumnToolsProps) {
  return (
    <span>
      <IconButton
        label={name('figures-grid.column-left')}
        disabled={at === 0}
        onPress={() => onChange(moveColumn(table, at, at - 1))}
      >
        <ArrowLeft size={14} aria-hidden />
      </IconButton>
      <IconButton
        label={name('figures-grid.column-right')}
        disabled={at === table.columns.length - 1}
        onPress={() => onChange(moveColumn(table, at, at + 1))}
      >
        <ArrowRight size={14} aria-hidden />
      </IconButton>
      <IconButton
        label={name('figures-grid.remove-column')}
        disabled={table.columns.length === 1}
        onPress={() => onChange(removeColumn(table, at))}
      >
        <X size={14} aria-hidden />
      </IconButton>
    </span>
  );
}

function numberColumns({ columns }: FiguresTable): (readonly [string, string])[] {
  return columns.flatMap(({ kind, heading }, at) =>
    kind === 'number' ? [[String(at), heading || String(at + 1)] as const] : [],
  );
}
