import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useKeyDown } from '../shell/use-key-down.ts';
import styles from './blocks.module.css';

interface ListItemProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly readOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One item of a list with its fields, and buttons that move and remove it. */
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
  const canMove = (to: number) => !readOnly && to >= 0 && to < count;
  useKeyDown(item, (event) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    if (canMove(place + step)) onMove(place + step);
  });
  return (
    <li>
      <div ref={item} tabIndex={-1} role="group" aria-label={name}>
        <div className={styles.itemHead}>
          <strong>{name}</strong>
          {!readOnly && (
            <>
              <Tool id="items.up" disabled={!canMove(place - 1)} onPress={() => onMove(place - 1)}>
                <ArrowUp size={14} aria-hidden />
              </Tool>
              <Tool
                id="items.down"
                disabled={!canMove(place + 1)}
                onPress={() => onMove(place + 1)}
              >
                <ArrowDown size={14} aria-hidden />
              </Tool>
              <Tool id="items.remove" disabled={false} onPress={onRemove}>
                <Trash2 size={14} aria-hidden />
              </Tool>
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
