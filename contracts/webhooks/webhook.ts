import { z } from 'zod';
import { changedKindSchema, feedEntrySchema } from '../changes/change.ts';

const id = /^(?=[a-z0-9]*\d)[a-z0-9]{12}$/;

export const webhookIdSchema = z
  .string()
  .regex(id, 'an identifier is 12 lower-case letters and digits')
  .brand<'WebhookId'>();
export type WebhookId = z.infer<typeof webhookIdSchema>;

/** The id of a message, which each attempt to deliver it repeats (`webhook-id`). */
export const messageIdSchema = z
  .string()
  .regex(/^msg_[a-z0-9]{28}$/, 'msg_ and 28 lower-case letters and digits')
  .brand<'MessageId'>();
export type MessageId = z.infer<typeof messageIdSchema>;

/** What administrators say of a webhook. */
export const webhookTermsSchema = z.object({
  address: z
    .url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' })
    .max(500)
    .refine((address) => !URL.canParse(address) || new URL(address).username === '', {
      error: 'an address without a name and a password',
    }),
  description: z.string().trim().max(200),
  kinds: z
    .array(changedKindSchema)
    .max(20)
    .describe('What it is sent changes of; everything if empty'),
  isOn: z.boolean(),
});
export type WebhookTerms = z.infer<typeof webhookTermsSchema>;

/** The words in an address would have to be redacted in each message: receivers read them at `href`. */
const sentChange = feedEntrySchema.omit({ at: true, addresses: true, formerAddress: true });

/** The body of a message: `type` is `page.published`, `offer.closed`, … or `test`. */
export const webhookMessageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.union([sentChange, z.object({})]),
});
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;

/**
 * `waiting`: not delivered yet. `delivered`: the receiver took it. `failed`: given up after a day, or
 * a test that was not taken.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export const deliveryStateSchema = z.enum(deliveryStates);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** How many webhooks there may be. */
export const maxWebhooks = 50;
/** How long the secret before the last one still signs, in hours. */
export const formerSecretHours = 24;
