import { useMachine } from '@xstate/react';
import { dialogMachine } from './dialog.machine.ts';

export type DialogPhase = 'closed' | 'opening' | 'open' | 'closing';

export interface DialogControl {
  readonly phase: DialogPhase;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Returns the phase of a dialog and the functions that show and hide it. */
export function useDialog(): DialogControl {
  const [state, send] = useMachine(dialogMachine);
  return {
    phase: state.value,
    show: () => send({ type: 'show' }),
    hide: () => send({ type: 'hide' }),
  };
}
