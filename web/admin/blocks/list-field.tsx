import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import type { FormProps } from '../page-editor/form-props.ts';
import type { PartData } from '../page-editor/part.ts';
import styles from './blocks.module.css';
import { type FieldProps, toData } from './field-props.ts';
import { ListItem } from './list-item.tsx';
import { refusedWithin } from './refused-within.ts';
import { useMovedItems } from './use-moved-items.ts';

type ItemForm = Pick<FormProps, 'data' | 'onChange' | 'refused'>;

interface ListFieldProps extends FieldProps {
  /** Validation messages of the items, by position and field: `0/title`. */
  readonly inside: ReadonlyMap<string, string>;
  readonly children: (item: ItemForm) => ReactNode;
}

/** An ordered list of items, added, removed and moved by buttons, or moved by dragging or by Alt and the arrow keys. */
export function ListField(props: ListFieldProps) {
  const { label, value, onChange, refused, inside, readOnly, children } = props;
  const items = Array.isArray(value) ? value.map(toData) : [];
  const { list, change, move } = useMovedItems<PartData>(onChange);
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <ol ref={list}>
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
              onMove={(from, to) => move(items, from, to)}
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
