import type { FeedCursor, FeedEntry } from '@parvis/contracts/changes/change.ts';
import type { DeliveryView } from '@parvis/contracts/webhooks/endpoints.ts';
import {
  type DeliveryState,
  type MessageId,
  messageIdSchema,
  type WebhookId,
  type WebhookMessage,
} from '@parvis/contracts/webhooks/webhook.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';
import type { Pool } from 'pg';
import { mintId } from '../streams/mint-id.ts';
import type { WebhookRow } from './webhook-rows.ts';

/** The type of a message that only tests an address. */
export const testType = 'test';

/** A message that is to be sent. */
export interface DeliveryRow {
  readonly id: MessageId;
  readonly type: string;
  readonly body: string;
  readonly attempts: number;
  readonly firstAt: Date | null;
}

interface NewMessage {
  readonly id: MessageId;
  readonly subject: string;
  readonly message: WebhookMessage;
}

/** Returns the message that a webhook gets about a change: the same each time it is made. */
export function messageOf(webhookId: WebhookId, entry: FeedEntry): NewMessage {
  const { at: timestamp, addresses: _, formerAddress: __, ...data } = entry;
  return {
    id: messageIdSchema.parse(`msg_${mintId(`${webhookId}/${entry.cursor}`, 28)}`),
    subject: `${entry.kind}/${entry.id}`,
    message: { type: `${entry.kind}.${entry.what}`, timestamp, data },
  };
}

/**
 * Stores the messages about changes, together with the place up to which they are. Another process
 * that was there first has stored them.
 */
export async function queueChanges(
  pool: Pool,
  { id, cursor }: Pick<WebhookRow, 'id' | 'cursor'>,
  { items, next }: { readonly items: readonly FeedEntry[]; readonly next: FeedCursor },
  now: Date,
): Promise<void> {
  await transactionOn(pool, async (client) => {
    const { rowCount } = await client.query(
      'update webhook set cursor = $3 where id = $1 and cursor = $2 and is_on',
      [id, cursor, next],
    );
    if (rowCount === 1)
      await insertMessages(
        client,
        id,
        items.map((entry) => messageOf(id, entry)),
        now,
      );
  });
}

/** Stores messages, in this order. */
export async function insertMessages(
  db: Queryable,
  webhookId: WebhookId,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into webhook_delivery (id, webhook_id, subject, type, body, state, created_at, next_at)
     select id, $1, subject, type, body, 'waiting', $6, $6
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
       as made (id, subject, type, body, place)
     order by place on conflict (id) do nothing`,
    [
      webhookId,
      messages.map(({ id }) => id),
      messages.map(({ subject }) => subject),
      messages.map(({ message }) => message.type),
      messages.map(({ message }) => JSON.stringify(message)),
      now,
    ],
  );
}

/** What waits and nothing before it about the same thing does; of webhooks that are off only tests. */
const isNext = `state = 'waiting'
  and (type = '${testType}' or (select is_on from webhook where webhook.id = delivery.webhook_id))
  and not exists (select from webhook_delivery earlier
    where earlier.webhook_id = delivery.webhook_id and earlier.subject = delivery.subject
      and earlier.state = 'waiting' and earlier.number < delivery.number)`;

/** Returns messages of a webhook that are due; only tests with `onlyTests`. */
export async function selectDue(
  db: Queryable,
  webhookId: WebhookId,
  now: Date,
  { limit, onlyTests }: { readonly limit: number; readonly onlyTests: boolean },
): Promise<readonly DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select id, type, body, attempts, first_at as "firstAt" from webhook_delivery delivery
     where webhook_id = $1 and next_at <= $2 and ${isNext}
       and (type = '${testType}' or not $4) order by number limit $3`,
    [webhookId, now, limit, onlyTests],
  );
  return rows;
}

/** Returns when the next message of each webhook is due. */
export async function selectNextDue(
  db: Queryable,
): Promise<readonly { readonly id: WebhookId; readonly at: Date }[]> {
  const { rows } = await db.query<{ id: WebhookId; at: Date }>(
    `select webhook_id as id, min(next_at) as at from webhook_delivery delivery
     where ${isNext} group by webhook_id`,
  );
  return rows;
}

/** How an attempt went. */
export interface Attempt {
  readonly at: Date;
  readonly status: number | null;
  readonly milliseconds: number;
  readonly answer: string;
  readonly isTaken: boolean;
}

/** Stores how an attempt went, and what becomes of the message. */
export async function recordAttempt(
  db: Queryable,
  id: MessageId,
  { at, status, milliseconds, answer }: Attempt,
  becomes: { readonly state: DeliveryState; readonly nextAt: Date },
): Promise<void> {
  await db.query(
    `update webhook_delivery set attempts = attempts + 1, first_at = coalesce(first_at, $2),
       last_at = $2, status = $3, milliseconds = $4, answer = $5, state = $6, next_at = $7
     where id = $1`,
    [id, at, status, milliseconds, answer, becomes.state, becomes.nextAt],
  );
}

/** Has a message sent again. @returns whether there is one */
export async function resend(
  db: Queryable,
  webhookId: WebhookId,
  id: MessageId,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update webhook_delivery set state = 'waiting', next_at = $3, attempts = 0, first_at = null
     where webhook_id = $1 and id = $2`,
    [webhookId, id, now],
  );
  return rowCount === 1;
}

/** Lists the messages of a webhook, the newest first. */
export async function listDeliveries(
  db: Queryable,
  webhookId: WebhookId,
  { state, page, pageSize }: { state?: DeliveryState | undefined; page: number; pageSize: number },
): Promise<{ readonly items: readonly DeliveryView[]; readonly total: number }> {
  const { rows } = await db.query<{ one: DeliveryView; total: number }>(
    `select json_build_object('id', id, 'type', type, 'subject', subject, 'state', state,
       'createdAt', ${utcInstant('created_at')}, 'attempts', attempts, 'lastAt', ${utcInstant('last_at')},
       'nextAt', case when state = 'waiting' then ${utcInstant('next_at')} end, 'status', status,
       'milliseconds', milliseconds, 'answer', answer) as one,
       count(*) over ()::int as total
     from webhook_delivery where webhook_id = $1 and ($2::text is null or state = $2)
     order by number desc limit $3 offset $4`,
    [webhookId, state ?? null, pageSize, (page - 1) * pageSize],
  );
  return { items: rows.map(({ one }) => one), total: rows[0]?.total ?? 0 };
}
