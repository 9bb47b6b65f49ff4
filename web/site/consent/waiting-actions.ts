import { type Choice, grants } from './choice.ts';
import type { Category } from './purposes.ts';

type Action = () => void;

/** Actions that wait for consent. */
export interface WaitingActions {
  /** The current choice. */
  readonly choice: () => Choice | undefined;
  /** Runs an action once: now if its category is granted, otherwise when it is. */
  readonly whenGranted: (category: Category, action: Action) => void;
  /**
   * Applies a new choice, and runs the actions it permits, in the order in which they were queued.
   */
  readonly settle: (choice: Choice) => void;
}

/**
 * Creates an empty queue with an initial choice. An action that throws does not stop the others;
 * the first error is rethrown.
 */
export function waitingActions(first: Choice | undefined): WaitingActions {
  let choice = first;
  let queue: readonly { readonly category: Category; readonly action: Action }[] = [];
  return {
    choice: () => choice,
    whenGranted(category, action) {
      if (grants(choice, category)) action();
      else queue = [...queue, { category, action }];
    },
    settle(next) {
      choice = next;
      const ready = queue.filter(({ category }) => grants(next, category));
      queue = queue.filter((waiting) => !ready.includes(waiting));
      const faults = ready.flatMap(({ action }) => describeFault(action));
      if (faults.length > 0) throw faults[0];
    },
  };
}

function describeFault(action: Action): readonly unknown[] {
  try {
    action();
    return [];
  } catch (fault) {
    return [fault];
  }
}
