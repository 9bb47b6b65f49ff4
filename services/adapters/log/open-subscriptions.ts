import type { Subscription } from '@parvis/contracts/log/event-log.ts';

/** The active subscriptions of one log. */
export class OpenSubscriptions {
  readonly #open = new Set<Subscription>();

  /** Returns the subscription to return to its owner. */
  add(subscription: Subscription): Subscription {
    this.#open.add(subscription);
    return {
      stop: async () => {
        this.#open.delete(subscription);
        await subscription.stop();
      },
    };
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#open].map((subscription) => subscription.stop()));
  }
}
