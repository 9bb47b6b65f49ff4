import { useMachine } from '@xstate/react';
import type { MouseEvent, ToggleEvent } from 'react';
import { type OneOpenInput, oneOpenMachine } from './one-open.machine.ts';

/** The props of one native disclosure of the set. */
export interface OneOpenProps {
  readonly isOpen: boolean;
  /** For its `summary`. */
  readonly onPress: (event: MouseEvent) => void;
  /** For its `details`. */
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
}

/** Returns the state and handlers of a set of native disclosures of which at most one is open. */
export function useOneOpen(input: OneOpenInput): {
  readonly disclosure: (item: string) => OneOpenProps;
  readonly dismiss: () => void;
  /** Starts keeping one item open: this one, unless one is open already; `null` stops it. */
  readonly keep: (item: string | null) => void;
} {
  const [state, send] = useMachine(oneOpenMachine, { input });
  return {
    dismiss: () => send({ type: 'dismiss' }),
    keep: (item) => send({ type: 'keep', item }),
    disclosure(item) {
      const isOpen = state.context.open === item;
      return {
        isOpen,
        onPress(event) {
          event.preventDefault();
          send({ type: 'item.press', item });
        },
        // The browser opens one when find-in-page matches text inside.
        onToggle(event) {
          if (event.currentTarget.open && !isOpen) send({ type: 'item.show', item });
        },
      };
    },
  };
}
