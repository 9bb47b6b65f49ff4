import type { ChangedKind, FeedCursor } from '@parvis/contracts/changes/change.ts';
import type { WebhookView } from '@parvis/contracts/webhooks/endpoints.ts';
import type { WebhookId, WebhookTerms } from '@parvis/contracts/webhooks/webhook.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';

/** A webhook as it is stored. */
export interface WebhookRow {
  readonly id: WebhookId;
  readonly address: string;
  readonly kinds: readonly ChangedKind[];
  readonly isOn: boolean;
  readonly secret: Buffer;
  readonly former: Buffer | null;
  readonly formerUntil: Date | null;
  readonly cursor: FeedCursor;
  readonly failingSince: Date | null;
}

const columns = `id, address, kinds, is_on as "isOn", sealed_secret as secret,
  sealed_former as former, former_until as "formerUntil", cursor, failing_since as "failingSince"`;

/** Returns all webhooks, or the one with this id. */
export async function selectWebhooks(
  db: Queryable,
  id: string | null = null,
): Promise<readonly WebhookRow[]> {
  const { rows } = await db.query<WebhookRow>(
    `select ${columns} from webhook where $1::text is null or id = $1 order by created_at, id`,
    [id],
  );
  return rows;
}

/** Returns all webhooks as administrators see them. */
export async function listWebhooks(db: Queryable, now: Date): Promise<readonly WebhookView[]> {
  const { rows } = await db.query<{ one: WebhookView }>(
    `select json_build_object('id', id, 'address', address, 'description', description,
       'kinds', kinds, 'isOn', is_on, 'stopped', stopped, 'createdAt', ${utcInstant('created_at')},
       'failingSince', ${utcInstant('failing_since')},
       'formerSecretUntil', case when former_until > $1 then ${utcInstant('former_until')} end,
       'waiting', (select count(*) from webhook_delivery
         where webhook_id = webhook.id and state = 'waiting'),
       'failed', (select count(*) from webhook_delivery
         where webhook_id = webhook.id and state = 'failed'),
       'lastDeliveredAt', ${utcInstant('last_delivered_at')}) as one
     from webhook order by created_at, id`,
    [now],
  );
  return rows.map(({ one }) => one);
}

interface NewWebhook {
  readonly id: WebhookId;
  readonly terms: WebhookTerms;
  readonly sealed: Buffer;
  readonly cursor: FeedCursor;
}

/** Stores a webhook; one that a repeated command created gets another secret. */
export async function insertWebhook(
  db: Queryable,
  { id, terms, sealed, cursor }: NewWebhook,
  now: Date,
): Promise<void> {
  const { address, description, kinds, isOn } = terms;
  await db.query(
    `insert into webhook (id, address, description, kinds, is_on, created_at, sealed_secret, cursor)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set sealed_secret = excluded.sealed_secret`,
    [id, address, description, kinds, isOn, now, sealed, cursor],
  );
}

/**
 * Changes a webhook. Switched on, its messages are sent at once, and have another day.
 * @returns whether there is one
 */
export async function updateWebhook(
  db: Queryable,
  id: WebhookId,
  { address, description, kinds, isOn }: WebhookTerms,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with former as (select id, is_on from webhook where id = $1 for update),
     begun as (
       update webhook_delivery set next_at = $6, attempts = 0, first_at = null
       where webhook_id = $1 and state = 'waiting' and $5 and not (select is_on from former)
     )
     update webhook set address = $2, description = $3, kinds = $4, is_on = $5,
       stopped = case when $5 then null else stopped end,
       failing_since = case when $5 and not former.is_on then null else failing_since end
     from former where webhook.id = former.id`,
    [id, address, description, kinds, isOn, now],
  );
  return rowCount === 1;
}

/** Replaces a secret; the one before signs as well until then. @returns whether there is one */
export async function replaceSecret(
  db: Queryable,
  id: WebhookId,
  sealed: Buffer,
  formerUntil: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update webhook set sealed_former = sealed_secret, former_until = $3, sealed_secret = $2
     where id = $1`,
    [id, sealed, formerUntil],
  );
  return rowCount === 1;
}

/** Deletes a webhook with its messages. @returns whether there was one */
export async function deleteWebhook(db: Queryable, id: WebhookId): Promise<boolean> {
  const { rowCount } = await db.query('delete from webhook where id = $1', [id]);
  return rowCount === 1;
}

/** Switches a webhook off. @returns whether it was on */
export async function stopWebhook(
  db: Queryable,
  id: WebhookId,
  why: 'failing' | 'gone',
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update webhook set is_on = false, stopped = $2 where id = $1 and is_on',
    [id, why],
  );
  return rowCount === 1;
}
