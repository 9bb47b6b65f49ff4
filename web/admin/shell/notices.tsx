import { useMachine } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useIntl } from 'react-intl';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { type Toast, toastsMachine } from '../../ui/toast/toasts.machine.ts';

/** A short message about an action: it replaces one of the same subject, or with the same words. */
export interface Notice extends Pick<Toast, 'detail' | 'action'> {
  readonly words: string;
  /** What it is about, if a later notice makes it obsolete: a success, the failure before it. */
  readonly subject?: string;
  readonly tone?: Toast['tone'];
}

const Context = createContext<(notice: Notice) => void>(() => {});

/** Returns the function that shows a notice and announces it politely. */
export function useNotify(): (notice: Notice) => void {
  return useContext(Context);
}

/** Provides notices, and the live region that announces them. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [state, send] = useMachine(toastsMachine);
  const notify = useCallback(
    ({ words, subject = words, tone = 'done', ...others }: Notice) =>
      send({ type: 'show', toast: { id: subject, text: words, tone, ...others } }),
    [send],
  );
  return (
    <Context.Provider value={notify}>
      {children}
      {/* Dialogs neither hide it from screen readers nor close when it is pressed. */}
      <div data-react-aria-top-layer="true">
        <ToastRegion
          toasts={state.context.toasts}
          send={send}
          labels={{
            region: intl.formatMessage({ id: 'notice.region' }),
            dismiss: intl.formatMessage({ id: 'notice.close' }),
          }}
        />
      </div>
    </Context.Provider>
  );
}
