import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { maxMenuLevels } from '@parvis/contracts/menus/menu.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ariaKeys, isShortcut } from '../shortcuts/shortcuts.ts';
import { EntryForm } from './entry-form.tsx';
import { rowsAfterStep, steps, type TreeRow } from './menu-tree.ts';
import styles from './menus.module.css';
import { useRowDrag } from './use-row-drag.ts';

interface MenuRowProps {
  readonly rows: readonly TreeRow[];
  readonly index: number;
  readonly locale: Locale;
  /** The linked item, once loaded. */
  readonly named: NamedContent | undefined;
  readonly refused: ReadonlyMap<string, string>;
  readonly isOpen: boolean;
  readonly mayWrite: boolean;
  readonly onOpen: () => void;
  readonly onChange: (changed: Partial<TreeRow>) => void;
  /** Called with the rows after a move; with undefined when the move is not possible. */
  readonly onMove: (rows: TreeRow[] | undefined) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/**
 * One entry: its target and, once selected, its fields and tools; Alt and the arrow keys move it.
 */
export function MenuRow(props: MenuRowProps) {
  const { rows, index, isOpen, mayWrite, refused, onOpen, onMove } = props;
  const row = rows[index];
  const drag = useRowDrag(rows, index, onMove);
  if (row === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.find((one) => isShortcut(one, event));
    if (step === undefined || !mayWrite) return;
    event.preventDefault();
    onMove(rowsAfterStep(rows, index, step));
  };
  return (
    <li
      aria-level={row.level}
      data-level={row.level}
      data-refused={refused.size > 0}
      className={styles.row}
      {...(mayWrite ? drag.target : {})}
    >
      <div className={styles.line}>
        {mayWrite && (
          <span className={styles.grip} aria-hidden {...drag.handle}>
            <GripVertical size={16} />
          </span>
        )}
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-keyshortcuts={mayWrite ? ariaKeys(...steps) : undefined}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        >
          <strong>{row.label || <FormattedMessage id="menus.unnamed" />}</strong>{' '}
          <Leads {...props} row={row} />
        </button>
      </div>
      {isOpen && (
        <div ref={reveal} className={styles.opened}>
          {mayWrite && <Tools {...props} row={row} />}
          <EntryForm {...props} row={row} />
        </div>
      )}
    </li>
  );
}

/** Scrolls what was opened clear of the bar at the bottom. */
function reveal(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' });
}

/** Shows the target of an entry. */
function Leads({ row, named }: MenuRowProps & { readonly row: TreeRow }) {
  if (row.kind !== 'content')
    return <span className={styles.leads}>{row.kind === 'path' ? row.path : row.url}</span>;
  return (
    <span className={styles.leads}>
      {named?.url}
      {named && named.status !== 'published' && (
        <em>
          {' '}
          <FormattedMessage id={`status.${named.status}`} />
        </em>
      )}
    </span>
  );
}

const icons = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease };

function Tools({
  rows,
  index,
  row,
  onMove,
  onAdd,
  onRemove,
}: MenuRowProps & { readonly row: TreeRow }) {
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'menus.tools' })}
      className={styles.tools}
    >
      {steps.map((step) => {
        const moved = rowsAfterStep(rows, index, step);
        const Icon = icons[step];
        return (
          <Button
            key={step}
            className="button icon small"
            aria-label={intl.formatMessage({ id: `menus.${step}` })}
            isDisabled={moved === undefined}
            onPress={() => onMove(moved)}
          >
            <Icon size={14} aria-hidden />
          </Button>
        );
      })}
      {row.level < maxMenuLevels && (
        <Button className="button small" onPress={onAdd}>
          <Plus size={14} aria-hidden />
          <FormattedMessage id="menus.add-below" />
        </Button>
      )}
      <Button className="button small danger" onPress={onRemove}>
        <Trash2 size={14} aria-hidden />
        <FormattedMessage id="items.remove" />
      </Button>
    </div>
  );
}
