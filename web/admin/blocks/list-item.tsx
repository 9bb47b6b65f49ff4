import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useKeyDown } from '../shell/use-key-down.ts';
import { isShortcut } from '../shortcuts/shortcuts.ts';
import styles from './blocks.module.css';
import { useItemDrag } from './use-item-drag.ts';

interface ListItemProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly readOnly: boolean;
  /** Moves an item of the list from one place to another. */
  readonly onMove: (from: number, to: number) => void;
  /** Undefined where items cannot be removed. */
  readonly onRemove?: () => void;
  readonly children?: ReactNode;
}

/** One item of a list with its fields, moved by dragging, by Alt and the arrow keys or by buttons. */
export function ListItem({
  name,
  place,
  count,
  readOnly,
  onMove,
  onRemove,
  children,
}: ListItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const drag = useItemDrag(onMove);
  const canMove = (to: number) => !readOnly && to >= 0 && to < count;
  useKeyDown(item, (event) => {
    const step = isShortcut('up', event) ? -1 : isShortcut('down', event) ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (canMove(place + step)) onMove(place, place + step);
  });
  const step = (id: 'items.up' | 'items.down', to: number, icon: ReactNode) => (
    <Tool id={id} disabled={!canMove(to)} onPress={() => onMove(place, to)}>
      {icon}
    </Tool>
  );
  return (
    <li className={styles.item} {...(readOnly ? {} : drag.target)}>
      <div ref={item} tabIndex={-1} role="group" aria-label={name}>
        <div className={styles.itemHead}>
          {!readOnly && (
            <span className={styles.grip} aria-hidden {...drag.grip}>
              <GripVertical size={14} />
            </span>
          )}
          <strong>{name}</strong>
          {!readOnly && (
            <>
              {step('items.up', place - 1, <ArrowUp size={14} aria-hidden />)}
              {step('items.down', place + 1, <ArrowDown size={14} aria-hidden />)}
              {onRemove && (
                <Tool id="items.remove" disabled={false} onPress={onRemove}>
                  <Trash2 size={14} aria-hidden />
                </Tool>
              )}
            </>
          )}
        </div>
        {children}
      </div>
    </li>
  );
}

interface ToolProps {
  readonly id: 'items.up' | 'items.down' | 'items.remove';
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ id, disabled, onPress, children }: ToolProps) {
  const intl = useIntl();
  return (
    <Button
      className="button icon"
      aria-label={intl.formatMessage({ id })}
      isDisabled={disabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
