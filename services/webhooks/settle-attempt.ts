import type { WebhookId } from '@parvis/contracts/webhooks/webhook.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type Attempt, type DeliveryRow, recordAttempt, testType } from './delivery-rows.ts';
import { nextAttempt } from './pauses.ts';
import { selectWebhooks, stopWebhook } from './webhook-rows.ts';

export interface SettlePorts {
  readonly db: Queryable;
  /** Called when a webhook was switched off because nothing reaches it. */
  readonly onStopped: (id: WebhookId, at: Date) => Promise<void>;
}

/** Where Standard Webhooks has a receiver say that it wants no more. */
const gone = 410;

/**
 * Stores how an attempt went. What was not taken is sent again for a day. If nothing at all was taken
 * in that day, the webhook is switched off, and all that waits for it goes on waiting; otherwise the
 * message alone has failed.
 */
export async function settleAttempt(
  ports: SettlePorts,
  webhookId: WebhookId,
  delivery: DeliveryRow,
  result: Attempt,
): Promise<void> {
  const { db } = ports;
  const { at, isTaken, status } = result;
  const record = (state: 'waiting' | 'delivered' | 'failed', nextAt = at) =>
    recordAttempt(db, delivery.id, result, { state, nextAt });
  if (isTaken) {
    await record('delivered');
    await noteSuccess(db, webhookId, at);
    return;
  }
  if (delivery.type === testType) return record('failed');
  const next = nextAttempt(delivery.attempts + 1, at);
  const failingSince = await noteFailure(db, webhookId, at);
  const isDead = next === undefined && failingSince <= (delivery.firstAt ?? at);
  const why = status === gone ? 'gone' : isDead ? 'failing' : undefined;
  if (why === undefined) return record(next === undefined ? 'failed' : 'waiting', next);
  await record('waiting');
  if (await stopWebhook(db, webhookId, why)) await ports.onStopped(webhookId, at);
}

async function noteSuccess(db: Queryable, id: WebhookId, at: Date): Promise<void> {
  await db.query('update webhook set failing_since = null, last_delivered_at = $2 where id = $1', [
    id,
    at,
  ]);
}

/** @returns since when nothing has been taken */
async function noteFailure(db: Queryable, id: WebhookId, at: Date): Promise<Date> {
  await db.query('update webhook set failing_since = $2 where id = $1 and failing_since is null', [
    id,
    at,
  ]);
  const [webhook] = await selectWebhooks(db, id);
  return webhook?.failingSince ?? at;
}
