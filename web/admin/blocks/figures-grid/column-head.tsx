import { columnKinds, type FiguresTable } from '@parvis/contracts/figures/figures-table.ts';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { GridSelect, IconButton } from './grid-controls.tsx';
import { moveColumn, removeColumn, withColumn, withNewest } from './typed-table.ts';

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
        {columns.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their position
          <td key={at}>
            <ColumnFields {...{ table, onChange, readOnly, at }} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

function ColumnFields(props: ColumnHeadProps & { readonly at: number }) {
  const { table, onChange, readOnly, at } = props;
  const { formatMessage } = useIntl();
  const place = at + 1;
  const column = table.columns[at];
  if (column === undefined) return null;
  const isChange = column.kind === 'percent-change' || column.kind === 'point-change';
  const name = (id: string) => formatMessage({ id }, { place });
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
      {isChange &&
        (['from', 'to'] as const).map((end) => (
          <GridSelect
            key={end}
            label={name(end === 'from' ? 'figures-grid.from' : 'figures-grid.to')}
            isShown
            value={String(column[end] ?? '')}
            disabled={readOnly}
            options={[['', name('figures-grid.typed')], ...numberColumns(table)]}
            onChange={(chosen) =>
              onChange(
                withColumn(table, at, ({ [end]: _, ...old }) => ({
                  ...old,
                  ...(chosen !== '' && { [end]: Number(chosen) }),
                })),
              )
            }
          />
        ))}
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
      {!readOnly && (
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
            disabled={place === table.columns.length}
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
      )}
    </>
  );
}

function numberColumns({ columns }: FiguresTable): (readonly [string, string])[] {
  return columns.flatMap(({ kind, heading }, at) =>
    kind === 'number' ? [[String(at), heading || String(at + 1)] as const] : [],
  );
}
