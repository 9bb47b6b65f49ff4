import type { FeedCursor } from '@parvis/contracts/changes/change.ts';
import type { WebhookId } from '@parvis/contracts/webhooks/webhook.ts';
import type { Pool } from 'pg';
import { type AttemptPorts, attempt } from './attempt.ts';
import { queueChanges, selectDue, selectNextDue } from './delivery-rows.ts';
import type { PublicFeed } from './public-feed.ts';
import { Rests } from './rests.ts';
import { type SettlePorts, settleAttempt } from './settle-attempt.ts';
import { selectWebhooks, type WebhookRow } from './webhook-rows.ts';

export interface SenderPorts extends AttemptPorts, Omit<SettlePorts, 'db'> {
  readonly pool: Pool;
  readonly feed: Pick<PublicFeed, 'read'>;
  /** Called with an error that is not the receiver's; what was to be done is tried again. */
  readonly onError: (cause: unknown) => void;
  /** Called when a webhook has nothing more to do now. */
  readonly onDone?: () => void;
}

/** How many changes are queued, and how many messages of a webhook are sent, at a time. */
const [queuedAtOnce, sentAtOnce] = [200, 8];

/**
 * Sends webhooks what changed in public. Messages about one thing are sent one after another, and
 * each until it is taken. A slow receiver delays no other. A message is stored before it is sent: a
 * process that ends meanwhile leaves it to be sent again, with the same id.
 */
export class WebhookSender {
  readonly #ports: SenderPorts;
  readonly #running = new Map<WebhookId, Promise<void>>();
  /** Webhooks that have to look again, because something came while they were at it. */
  readonly #again = new Set<WebhookId>();
  /** Places up to which there was nothing for a webhook, behind the stored ones. */
  readonly #ahead = new Map<WebhookId, { readonly stored: FeedCursor; readonly at: FeedCursor }>();
  readonly #rests = new Rests();
  #isStopping = false;

  constructor(ports: SenderPorts) {
    this.#ports = ports;
  }

  /** Begins what is due, and queues what changed. */
  async begin(): Promise<void> {
    if (this.#isStopping) return;
    for (const webhook of await selectWebhooks(this.#ports.pool)) this.#start(webhook);
  }

  /** Returns when the next message is due of those that are not being sent; undefined without one. */
  async nextDue(): Promise<Date | undefined> {
    const waiting = await selectNextDue(this.#ports.pool);
    const times = waiting
      .filter(({ id }) => !this.#running.has(id))
      .map(({ id, at }) => Math.max(at.getTime(), this.#rests.endOf(id)));
    return times.length === 0 ? undefined : new Date(Math.min(...times));
  }

  /** Resolves when nothing is in progress. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Resolves when the attempts in progress have ended; no more begin. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.settle();
  }

  #start(webhook: WebhookRow): void {
    if (this.#running.has(webhook.id)) return void this.#again.add(webhook.id);
    const running = this.#run(webhook.id)
      .catch(this.#ports.onError)
      .finally(() => {
        this.#running.delete(webhook.id);
        this.#ports.onDone?.();
      });
    this.#running.set(webhook.id, running);
  }

  async #run(id: WebhookId): Promise<void> {
    for (let looks = true; looks && !this.#isStopping; looks = this.#again.delete(id)) {
      let isMore = true;
      while (isMore && !this.#isStopping) {
        const [webhook] = await selectWebhooks(this.#ports.pool, id);
        if (webhook === undefined) return;
        const isQueued = webhook.isOn && (await this.#queue(webhook));
        isMore = (await this.#send(webhook)) || isQueued;
      }
    }
  }

  /** @returns whether there may be more changes */
  async #queue(webhook: WebhookRow): Promise<boolean> {
    const { feed, pool, clock } = this.#ports;
    const ahead = this.#ahead.get(webhook.id);
    const after = ahead?.stored === webhook.cursor ? ahead.at : webhook.cursor;
    const kinds = webhook.kinds.length === 0 ? undefined : webhook.kinds;
    const page = await feed.read({ after, limit: queuedAtOnce, kinds });
    if (page.items.length === 0)
      this.#ahead.set(webhook.id, { stored: webhook.cursor, at: page.next });
    else await queueChanges(pool, webhook, page, clock.now());
    return page.items.length > 0;
  }

  /** @returns whether there may be more to send now */
  async #send(webhook: WebhookRow): Promise<boolean> {
    const { pool, clock } = this.#ports;
    const now = clock.now();
    // Whoever presses the button waits for the answer.
    const onlyTests = this.#rests.endOf(webhook.id) > now.getTime();
    const limit = this.#rests.isProbing(webhook.id) ? 1 : sentAtOnce;
    const due = await selectDue(pool, webhook.id, now, { limit, onlyTests });
    const taken = await Promise.all(
      due.map(async (delivery) => {
        const result = await attempt(this.#ports, webhook, delivery);
        await settleAttempt({ ...this.#ports, db: pool }, webhook.id, delivery, result);
        return result.isTaken;
      }),
    );
    if (taken.includes(true)) this.#rests.end(webhook.id);
    else if (taken.length > 0 && !onlyTests) this.#rests.lengthen(webhook.id, now);
    return taken.length > 0;
  }
}
