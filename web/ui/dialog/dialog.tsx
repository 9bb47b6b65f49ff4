import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import cross from '../cross.module.css';
import styles from './dialog.module.css';
import type { DialogControl } from './use-dialog.ts';

export interface DialogProps {
  /** Unique in the page; buttons refer to it by `commandfor`. */
  readonly id: string;
  readonly control: DialogControl;
  readonly title: string;
  readonly closeLabel: string;
  /** `window` fills the window, for content that is viewed large. */
  readonly size?: 'text' | 'window';
  readonly children: ReactNode;
  /** The buttons in the footer. */
  readonly actions?: ReactNode;
}

/**
 * Returns the invoker attributes with which a button shows or closes a dialog without script, in
 * browsers that support them.
 */
export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id };
}

/**
 * A native modal dialog: the browser traps the focus and restores it. For the keyboard it closes
 * immediately; visually it fades out.
 */
export function Dialog(props: DialogProps) {
  const { id, control, title, closeLabel, size = 'text', children, actions } = props;
  const { phase, hide } = control;
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (phase === 'opening' && dialog?.open === false) dialog.showModal();
    if (phase === 'closing' && dialog?.open) dialog.close();
  }, [phase]);
  const pressBehind = (event: MouseEvent) => {
    if (event.target === element.current) hide();
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    hide();
  };
  const titleId = `${id}-title`;
  return (
    <dialog
      ref={element}
      id={id}
      className={size === 'window' ? `${styles.dialog} ${styles.window}` : styles.dialog}
      aria-labelledby={titleId}
      onPointerDown={pressBehind}
      onCancel={cancel}
      onClose={hide}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={cross.cross}
            aria-label={closeLabel}
            onClick={hide}
            {...dialogCommand(id, 'close')}
          />
        </header>
        <div className={styles.content}>{children}</div>
        {actions ? <footer className={styles.actions}>{actions}</footer> : null}
      </div>
    </dialog>
  );
}
