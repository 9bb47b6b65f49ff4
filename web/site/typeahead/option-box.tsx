import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './typeahead.module.css';

interface OptionBoxProps {
  readonly id: string;
  readonly label: string;
  /** HTML from our own server, escaped there. */
  readonly html: string;
  readonly none: string | undefined;
  readonly isOpen: boolean;
  readonly onTake: (option: HTMLElement) => void;
}

/** Returns the options of a box, in their order. */
export function optionsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** The suggestions under a field, which keeps the focus. */
export function OptionBox({ id, label, html, none, isOpen, onTake }: OptionBoxProps) {
  const list = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(onTake);
  useEffect(() => {
    const element = list.current;
    // Options are reached by keyboard from the field.
    const onClick = ({ target }: Event) => {
      const option = target instanceof Element ? target.closest('[role="option"]') : null;
      if (option instanceof HTMLElement) take(option);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return (
    <div className={styles.box} hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <p role="status" className={styles.none}>
        {isOpen && html === '' ? none : ''}
      </p>
    </div>
  );
}
