import { useMachine } from '@xstate/react';
import type { MouseEvent, ToggleEvent } from 'react';
import { type OneOpenInput, oneOpenMachine } from './one-open.machine.ts';

/** What a native disclosure of the set is to be given. */
export interface OneOfMany {
  readonly isOpen: boolean;
  /** For its `summary`. */
  readonly onPress: (event: MouseEvent) => void;
  /** For its `details`. */
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
}

/** A set of native disclosures of which one at most is open. */
export function useOneOpen(input: OneOpenInput): {
  readonly disclosure: (item: string) => OneOfMany;
  readonly dismiss: () => void;
  /** Keeps one open from now on: this one, unless there is one already. With `null`, no longer. */
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
        // The browser opens one by itself when a search in the page finds words inside.
        onToggle(event) {
          if (event.currentTarget.open && !isOpen) send({ type: 'item.show', item });
        },
      };
    },
  };
}
