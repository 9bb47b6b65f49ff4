import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** `alertdialog` if work could be lost: a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly wide?: boolean;
}

/**
 * The modal of the back-office: open while it is mounted, closed by Escape. An alertdialog may
 * open while the user is typing: it takes the focus itself, so that a space presses no button.
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

/** The buttons in a dialog's footer, the safest first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
