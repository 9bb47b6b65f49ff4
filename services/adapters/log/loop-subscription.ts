import type { Subscription, SubscriptionHandlers } from '@parvis/contracts/log/event-log.ts';

/**
 * Runs steps one after another until it is stopped or a step throws (`onFailed`). `wake` must end a
 * step that waits; a step checks `isStopped` before it calls a handler.
 */
export function loopSubscription(
  handlers: SubscriptionHandlers,
  step: (isStopped: () => boolean) => Promise<void>,
  wake: () => void,
): Subscription {
  let stopped = false;
  const run = async () => {
    try {
      while (!stopped) await step(() => stopped);
    } catch (cause) {
      stopped = true;
      handlers.onFailed?.(asError(cause));
    }
  };
  const done = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await done;
    },
  };
}

/** Converts a thrown value to an Error. */
export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
