import { type Choice, grants } from './choice.ts';
import type { Category } from './purposes.ts';

type Action = () => void;

/** Actions that wait for what they need to be granted. */
export interface WaitingActions {
  /** The choice in force. */
  readonly choice: () => Choice | undefined;
  /** Runs an action once: now when its category is granted, else when it comes to be. */
  readonly whenGranted: (category: Category, action: Action) => void;
  /** Takes a new choice and runs what it lets run, in the order in which it came. */
  readonly settle: (choice: Choice) => void;
}

/** An empty queue under a first choice. An action that throws stops no other; the first fault is thrown on. */
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
      const faults = ready.flatMap(({ action }) => faultOf(action));
      if (faults.length > 0) throw faults[0];
    },
  };
}

function faultOf(action: Action): readonly unknown[] {
  try {
    action();
    return [];
  } catch (fault) {
    return [fault];
  }
}
