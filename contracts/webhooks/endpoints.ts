import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import {
  deliveryStateSchema,
  messageIdSchema,
  webhookIdSchema,
  webhookTermsSchema,
} from './webhook.ts';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
const none = z.object({});
const path = '/api/webhooks';
const byId = z.object({ id: webhookIdSchema });

export const webhookSchema = webhookTermsSchema.extend({
  id: webhookIdSchema,
  createdAt: instant,
  /** Why it was switched off without an administrator. */
  stopped: z.enum(['failing', 'gone']).nullable(),
  /** Since when no attempt succeeded, while there are any. */
  failingSince: instant.nullable(),
  /** Until when the secret before also signs. */
  formerSecretUntil: instant.nullable(),
  waiting: count,
  failed: count,
  lastDeliveredAt: instant.nullable(),
});
export type WebhookView = z.infer<typeof webhookSchema>;

export const webhooksSchema = z.object({
  items: z.array(webhookSchema),
  /** The hosts that may be called; nothing is sent where there is none. */
  hosts: z.array(z.string()),
});
export type Webhooks = z.infer<typeof webhooksSchema>;

export const deliverySchema = z.object({
  id: messageIdSchema,
  type: z.string(),
  /** The kind and id of what it is about. */
  subject: z.string(),
  state: deliveryStateSchema,
  createdAt: instant,
  attempts: count,
  lastAt: instant.nullable(),
  /** When it is sent next; null unless it waits. */
  nextAt: instant.nullable(),
  /** The status of the last response, if there was one. */
  status: z.number().int().nullable(),
  milliseconds: count.nullable(),
  /** How the response began, or why there was none. */
  answer: z.string(),
});
export type DeliveryView = z.infer<typeof deliverySchema>;
export const deliveriesSchema = listSchema(deliverySchema);
export type Deliveries = z.infer<typeof deliveriesSchema>;

/** The secret of a webhook, which is shown once. */
const withSecret = z.object({ id: webhookIdSchema, secret: z.string() });

const read = {
  method: 'get',
  access: { capability: 'site.configure' },
  body: none,
} as const;
const write = {
  method: 'post',
  access: { capability: 'site.configure' },
  traced: true,
  query: none,
  body: none,
  params: byId,
  response: { status: 204, kind: 'empty' },
  refuses: ['webhook-not-found'],
} as const;

/** The endpoints of webhooks, which send what the change feed says. */
export const webhookEndpoints = {
  listWebhooks: endpoint({
    ...read,
    id: 'listWebhooks',
    path,
    summary: 'Lists the webhooks, with what waits for them and what failed',
    params: none,
    query: none,
    response: { status: 200, kind: 'json', schema: webhooksSchema },
  }),
  createWebhook: endpoint({
    ...write,
    id: 'createWebhook',
    path,
    summary: 'Adds a webhook; its secret is in this response only',
    params: none,
    body: webhookTermsSchema,
    response: { status: 201, kind: 'json', schema: withSecret, holdsSecret: true },
    refuses: ['webhook-host-not-listed', 'too-many-webhooks'],
  }),
  changeWebhook: endpoint({
    ...write,
    id: 'changeWebhook',
    path: `${path}/{id}`,
    summary: 'Changes a webhook; switched on again, it continues where it stopped',
    body: webhookTermsSchema,
    refuses: ['webhook-not-found', 'webhook-host-not-listed'],
  }),
  deleteWebhook: endpoint({
    ...write,
    method: 'delete',
    id: 'deleteWebhook',
    path: `${path}/{id}`,
    summary: 'Deletes a webhook, with what was and was not delivered to it',
  }),
  rotateWebhookSecret: endpoint({
    ...write,
    id: 'rotateWebhookSecret',
    path: `${path}/{id}/secret`,
    summary: 'Gives a webhook another secret, in this response only; for a day both sign',
    response: { status: 200, kind: 'json', schema: withSecret, holdsSecret: true },
  }),
  testWebhook: endpoint({
    ...write,
    id: 'testWebhook',
    path: `${path}/{id}/test`,
    summary: 'Sends a message of the type `test` once, also to a webhook that is off',
  }),
  listWebhookDeliveries: endpoint({
    ...read,
    id: 'listWebhookDeliveries',
    path: `${path}/{id}/deliveries`,
    summary: 'Lists the messages of a webhook, the newest first, with how the receiver answered',
    params: byId,
    query: listQuerySchema.omit({ after: true }).extend({ state: deliveryStateSchema.optional() }),
    response: { status: 200, kind: 'json', schema: deliveriesSchema },
    refuses: ['webhook-not-found'],
  }),
  resendWebhookDelivery: endpoint({
    ...write,
    id: 'resendWebhookDelivery',
    path: `${path}/{id}/deliveries/{messageId}/send`,
    summary: 'Sends a message again, with the same id',
    params: byId.extend({ messageId: messageIdSchema }),
    refuses: ['webhook-message-not-found'],
  }),
} as const;
