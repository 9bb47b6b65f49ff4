import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** `alertdialog` when work is at stake: it does not close by a click outside. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly wide?: boolean;
}

/**
 * The one modal of the back-office: open while it is rendered, closed by Escape. An alertdialog may
 * open under somebody’s typing: it takes the focus itself, so that a space presses no button.
 */
export function DialogFrame({ title, children, onClose, role = 'dialog', wide }: DialogFrameProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => !open && onClose()}
      className={styles.overlay ?? ''}
    >
      <Modal className={(wide ? styles.wide : styles.modal) ?? ''}>
        <Dialog role={role} className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The row of buttons at a dialog's foot; the first is the one that keeps most. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
