import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import type { FormProps } from '../page-editor/form-props.ts';
import type { PartData } from '../page-editor/part.ts';
import styles from './blocks.module.css';
import { dataOf, type FieldProps } from './field-props.ts';
import { ListItem } from './list-item.tsx';
import { refusedWithin } from './refused-within.ts';

type ItemForm = Pick<FormProps, 'data' | 'onChange' | 'refused'>;

interface ListFieldProps extends FieldProps {
  /** Validation messages of the items, by position and field: `0/title`. */
  readonly inside: ReadonlyMap<string, string>;
  readonly children: (item: ItemForm) => ReactNode;
}

/** An ordered list of items, added, removed and moved by buttons, or moved by Alt and the arrow keys. */
export function ListField(props: ListFieldProps) {
  const { label, value, onChange, refused, inside, readOnly, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const items = Array.isArray(value) ? value.map(dataOf) : [];
  const change = (changed: readonly PartData[], focused: number) => {
    onChange(changed);
    // After React has rendered the new order.
    requestAnimationFrame(() => {
      const places = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li > [role=group]');
      places?.[focused]?.focus();
    });
  };
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{label}</legend>
      <ol>
        {items.map((item, place) => {
          // Items have no identity other than their position.
          const name = `${label} ${place + 1}`;
          return (
            <ListItem
              key={name}
              name={name}
              place={place}
              count={items.length}
              readOnly={readOnly}
              onMove={(to) => change(moved(items, place, to), to)}
              onRemove={() => change(items.toSpliced(place, 1), Math.max(0, place - 1))}
            >
              {children({
                data: item,
                onChange: (data) => onChange(items.with(place, data)),
                refused: refusedWithin(inside, place),
              })}
            </ListItem>
          );
        })}
      </ol>
      {refused !== undefined && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
      {!readOnly && (
        <Button className="button small" onPress={() => change([...items, {}], items.length)}>
          <Plus size={14} aria-hidden />
          <FormattedMessage id="items.add" values={{ label }} />
        </Button>
      )}
    </fieldset>
  );
}

function moved(items: readonly PartData[], from: number, to: number): readonly PartData[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
