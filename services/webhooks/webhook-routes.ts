import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { webhookEndpoints as at } from '@parvis/contracts/webhooks/endpoints.ts';
import {
  formerSecretHours,
  maxWebhooks,
  messageIdSchema,
  type WebhookId,
  type WebhookTerms,
  webhookIdSchema,
} from '@parvis/contracts/webhooks/webhook.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { permittedRoute } from '../http/permitted-route.ts';
import { jsonReply, type Reply, type Route, replyTo } from '../http/route.ts';
import { mintId } from '../streams/mint-id.ts';
import type { Vault } from '../subjects/vault.ts';
import { webhookHosts } from './attempt.ts';
import { insertMessages, listDeliveries, resend, testType } from './delivery-rows.ts';
import type { PublicFeed } from './public-feed.ts';
import { makeSecret, placeOfSecret } from './secrets.ts';
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  replaceSecret,
  selectWebhooks,
  updateWebhook,
} from './webhook-rows.ts';

export interface WebhookRouteParts {
  readonly db: Queryable;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly feed: Pick<PublicFeed, 'end'>;
  /** Hosts that may be called. */
  readonly hosts: readonly string[];
}

const needed = 'site.configure';

/** Routes by which administrators manage webhooks. */
export function webhookRoutes(parts: WebhookRouteParts): readonly Route[] {
  const { db, clock, hosts } = parts;
  return [
    permittedRoute(at.listWebhooks, needed, async () =>
      jsonReply({ items: await listWebhooks(db, clock.now()), hosts }),
    ),
    permittedRoute(at.listWebhookDeliveries, needed, async ({ params, query }) => {
      if (!(await exists(db, params.id))) return notFound;
      const { page, pageSize } = query;
      return jsonReply({ ...(await listDeliveries(db, params.id, query)), page, pageSize });
    }),
    permittedRoute(at.createWebhook, needed, async ({ body }, { commandId }) => {
      const outcome = await create(parts, body, commandId);
      return replyTo(outcome, (created) => ({ kind: 'json', body: created }));
    }),
    permittedRoute(at.changeWebhook, needed, async ({ params, body }) => {
      const listed = requireListed(hosts, body);
      if (!listed.ok) return { kind: 'refused', refusals: listed.refusals };
      return done(await updateWebhook(db, params.id, body, clock.now()));
    }),
    permittedRoute(at.deleteWebhook, needed, async ({ params }) =>
      done(await deleteWebhook(db, params.id)),
    ),
    permittedRoute(at.rotateWebhookSecret, needed, async ({ params: { id } }) => {
      const secret = makeSecret();
      const sealed = parts.vault.seal(placeOfSecret(id), secret);
      const until = new Date(clock.now().getTime() + formerSecretHours * 3_600_000);
      return (await replaceSecret(db, id, sealed, until)) ? jsonReply({ id, secret }) : notFound;
    }),
    permittedRoute(at.testWebhook, needed, async ({ params }, { commandId }) =>
      done(await queueTest(parts, params.id, commandId)),
    ),
    permittedRoute(at.resendWebhookDelivery, needed, async ({ params: { id, messageId } }) => {
      if (await resend(db, id, messageId, clock.now())) return { kind: 'empty' };
      return { kind: 'refused', refusals: [{ code: 'webhook-message-not-found' }] };
    }),
  ];
}

const notFound: Reply = { kind: 'refused', refusals: [{ code: 'webhook-not-found' }] };

function done(isThere: boolean): Reply {
  return isThere ? { kind: 'empty' } : notFound;
}

async function exists(db: Queryable, id: WebhookId): Promise<boolean> {
  return (await selectWebhooks(db, id)).length > 0;
}

async function create(
  { db, vault, clock, feed, hosts }: WebhookRouteParts,
  terms: WebhookTerms,
  commandId: string,
): Promise<Outcome<{ id: WebhookId; secret: string }>> {
  const listed = requireListed(hosts, terms);
  if (!listed.ok) return listed;
  const id = webhookIdSchema.parse(mintId(`webhook ${commandId}`));
  const others = (await selectWebhooks(db)).filter((one) => one.id !== id);
  if (others.length >= maxWebhooks)
    return refuse('too-many-webhooks', { params: { maximum: maxWebhooks } });
  const secret = makeSecret();
  const sealed = vault.seal(placeOfSecret(id), secret);
  await insertWebhook(db, { id, terms, sealed, cursor: await feed.end() }, clock.now());
  return accept({ id, secret });
}

/** Refuses an address that could not be called: the operator lists the hosts. */
function requireListed(hosts: readonly string[], { address }: WebhookTerms): Outcome<undefined> {
  const { hostname } = new URL(address);
  if (webhookHosts(hosts).allowsHost(hostname)) return accept(undefined);
  return refuse('webhook-host-not-listed', { path: ['address'], params: { host: hostname } });
}

async function queueTest(
  { db, clock }: WebhookRouteParts,
  id: WebhookId,
  commandId: string,
): Promise<boolean> {
  if (!(await exists(db, id))) return false;
  const now = clock.now();
  const message = { type: testType, timestamp: now.toISOString(), data: {} };
  const messageId = messageIdSchema.parse(`msg_${mintId(`${id}/${commandId}`, 28)}`);
  await insertMessages(db, id, [{ id: messageId, subject: `test/${messageId}`, message }], now);
  return true;
}
