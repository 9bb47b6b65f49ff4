import type { WebhookId } from '@parvis/contracts/webhooks/webhook.ts';

const [shortestMs, longestMs] = [1_000, 60_000];

/**
 * After attempts of which none succeeded, a receiver gets one message at a time, at growing intervals,
 * until it takes one: what waits for it may be many messages.
 */
export class Rests {
  readonly #rests = new Map<WebhookId, { readonly ms: number; readonly until: number }>();

  /** Whether one message at a time is sent. */
  isProbing(id: WebhookId): boolean {
    return this.#rests.has(id);
  }

  /** Returns when a receiver has rested, in milliseconds since 1970. */
  endOf(id: WebhookId): number {
    return this.#rests.get(id)?.until ?? 0;
  }

  lengthen(id: WebhookId, now: Date): void {
    const ms = Math.min(longestMs, (this.#rests.get(id)?.ms ?? shortestMs / 2) * 2);
    this.#rests.set(id, { ms, until: now.getTime() + ms });
  }

  end(id: WebhookId): void {
    this.#rests.delete(id);
  }
}
