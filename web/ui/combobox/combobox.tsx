import { tabKey } from '@parvis/contracts/limits/keyboard.ts';
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import fields from '../field/field.module.css';
import { comboboxMachine, shownOptions } from './combobox.machine.ts';
import styles from './combobox.module.css';
import { comboboxEvent } from './combobox-event.ts';
import type { Option } from './matching-options.ts';
import { OptionList } from './option-list.tsx';

export interface ComboboxProps {
  /** Unique in the page; the names of its parts begin with it. */
  readonly id: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly labels: {
    /** The accessible name of the button that opens the list. */
    readonly open: string;
    /** Announced when nothing matches the typed text. */
    readonly none: string;
  };
  readonly onSelect: (value: string) => void;
}

/** The combobox that replaces a select on desktops, following the ARIA Authoring Practices Guide. */
export function Combobox({ id, options, value, labels, onSelect }: ComboboxProps) {
  const [state, send] = useMachine(comboboxMachine, { input: { options, value } });
  const field = useRef<HTMLInputElement>(null);
  const isOpen = state.matches('open');
  const { context } = state;
  const shown = shownOptions(context);
  const listId = `${id}-list`;
  useEffect(() => {
    if (context.value !== value) onSelect(context.value);
  }, [context.value, value, onSelect]);
  const press = (event: KeyboardEvent) => {
    const action = comboboxEvent(event.key, isOpen);
    if (!action) return;
    if (event.key !== tabKey) event.preventDefault();
    send(action);
  };
  const toggle = () => {
    field.current?.focus();
    send({ type: isOpen ? 'hide' : 'show' });
  };
  const label = options.find((option) => option.value === context.value)?.label ?? '';
  return (
    <div className={styles.combobox} data-open={isOpen || undefined}>
      <input
        ref={field}
        id={id}
        className={`${fields.input} ${styles.input}`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          isOpen && context.active !== null ? `${listId}-${context.active}` : undefined
        }
        autoComplete="off"
        value={isOpen ? context.query : label}
        placeholder={isOpen ? label : undefined}
        onChange={(event) => send({ type: 'type', text: event.target.value })}
        onKeyDown={press}
        onClick={() => send({ type: 'show' })}
        onBlur={() => send({ type: 'hide' })}
      />
      <Opener label={labels.open} listId={listId} isOpen={isOpen} onPress={toggle} />
      <OptionList
        id={listId}
        labelledBy={`${id}-label`}
        options={shown}
        context={context}
        hidden={!isOpen}
        none={labels.none}
        onSelect={(taken) => send({ type: 'take', value: taken })}
      />
    </div>
  );
}

interface OpenerProps {
  readonly label: string;
  readonly listId: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The arrow at the end of the field, for the mouse. The field keeps the focus. */
function Opener({ label, listId, isOpen, onPress }: OpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      tabIndex={-1}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={listId}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
