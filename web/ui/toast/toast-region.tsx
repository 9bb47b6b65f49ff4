import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useHold } from '../hold/use-hold.ts';
import styles from './toast-region.module.css';
import type { Toast, ToastsEvent } from './toasts.machine.ts';

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly send: (event: ToastsEvent) => void;
  readonly labels: {
    /** The accessible name of the landmark. */
    readonly region: string;
    readonly dismiss: string;
  };
}

/**
 * The live region of toasts. It is always in the page, so that screen readers announce new toasts.
 */
export function ToastRegion({ toasts, send, labels }: ToastRegionProps) {
  const root = useRef<HTMLElement>(null);
  useHold(root, (by, isHeld) => send({ type: isHeld ? 'hold' : 'release', by }));
  return (
    <section ref={root} className={styles.region} aria-label={labels.region}>
      <div className={styles.list} role="log" aria-label={labels.region}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={labels.dismiss}
            onDismiss={() => send({ type: 'dismiss', id: toast.id })}
          />
        ))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { text, detail, tone, action } = toast;
  const words = useId();
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <div id={words}>
        <p>{text}</p>
        {detail && <p>{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        aria-describedby={words}
        onClick={onDismiss}
      />
    </div>
  );
}
