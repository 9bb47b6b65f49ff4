import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ToastRegion, type ToastRegionProps } from '../../ui/toast/toast-region.tsx';
import { type Toast, toastsMachine } from '../../ui/toast/toasts.machine.ts';
import styles from './toast-demo.module.css';

/** Serializable: the page carries it as JSON. */
export interface ToastDemoProps extends Pick<ToastRegionProps, 'labels'> {
  readonly buttons: Readonly<Record<Toast['tone'], string>>;
  readonly texts: Readonly<Record<Toast['tone'], string>>;
}

/** Buttons that each show a toast. */
export function ToastDemo({ labels, buttons, texts }: ToastDemoProps) {
  const [state, send] = useMachine(toastsMachine);
  const count = useRef(0);
  const show = (tone: Toast['tone']) => {
    count.current += 1;
    send({ type: 'show', toast: { id: `toast-${count.current}`, text: texts[tone], tone } });
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={() => show('done')}>
          {buttons.done}
        </Button>
        <Button kind="secondary" onClick={() => show('failed')}>
          {buttons.failed}
        </Button>
      </div>
      <ToastRegion toasts={state.context.toasts} send={send} labels={labels} />
    </>
  );
}
