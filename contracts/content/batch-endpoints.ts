import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idempotencyKeyForm } from '../http/idempotency-key.ts';
import { problemSchema } from '../http/problem.ts';
import { contentIdSchema } from './ids.ts';
import { createSchemas, saveSchemas } from './kind-endpoints.ts';
import { forEachKind } from './kinds.ts';
import { itemReceiptSchema } from './views.ts';

/** The maximum number of items in one batch. */
export const maxItemsPerBatch = 100;
/** Maximum size of a batch's body in bytes, uncompressed. */
export const maxBatchBytes = 8 * 1024 * 1024;
/** The prefix of a reference to another item of the batch, followed by the `lid` of that item. */
export const lidPrefix = 'lid:';

/** An item's name within its batch. */
const lidSchema = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,64}$/)
  .optional()
  .describe(
    `A name for this item within the call: other items refer to it, after “${lidPrefix}”, as parentId, as translationOf or as the contentId of a link`,
  );

/** The idempotency key of one item. */
const keySchema = z
  .string()
  .regex(idempotencyKeyForm)
  .optional()
  .describe(
    'An idempotency key for this item alone: it is then the same command as a request of its own to the endpoint of its kind with this `Idempotency-Key`, in whatever call it is sent',
  );

/** An item of a batch that is created: the body of its kind's POST, and its kind. */
export const itemsToCreate = forEachKind((kind) =>
  createSchemas[kind].safeExtend({ kind: z.literal(kind), key: keySchema, lid: lidSchema }),
);

const named = {
  id: contentIdSchema,
  /** The revision to change, as in `If-Match` elsewhere. */
  revision: z.number().int().min(1),
};

/**
 * An item of a batch that is saved: the body of its kind's PUT, its kind, its id and its revision.
 */
export const itemsToSave = forEachKind((kind) =>
  saveSchemas[kind].safeExtend({ kind: z.literal(kind), key: keySchema, ...named }),
);

/** What can be done to an item of a batch besides saving it. */
export const itemActions = ['publish', 'unpublish', 'archive', 'unarchive'] as const;

/**
 * An item of a batch that is published, unpublished, archived or unarchived, as by the endpoint of
 * that name.
 */
export const itemsToAct = forEachKind((kind) =>
  z.object({
    kind: z.literal(kind),
    key: keySchema,
    id: contentIdSchema,
    action: z.enum(itemActions),
    revision: named.revision
      .optional()
      .describe('Refuses the action if the item has another revision, as `If-Match` elsewhere'),
  }),
);

/** An unparsed item: its handler parses it, so that an invalid item does not affect the others. */
export const sentItemSchema = z.record(z.string(), z.unknown());
export type SentItem = z.infer<typeof sentItemSchema>;

/** The outcome of one item: a response body when it was written, otherwise a problem. */
export const itemOutcomeSchema = z.union([
  z.object({
    status: z.number().int().describe('201 when it was created, otherwise 200'),
    body: itemReceiptSchema,
  }),
  z.object({ status: z.number().int(), problem: problemSchema }),
]);
export type ItemOutcome = z.infer<typeof itemOutcomeSchema>;

export const batchOutcomeSchema = z.object({
  items: z.array(itemOutcomeSchema).describe('One outcome for each item, in the order sent'),
});

/** The endpoints that write many items in one request, by id. */
export const batchEndpoints = {
  writeItems: endpoint({
    id: 'writeItems',
    method: 'post',
    path: '/api/items',
    summary: `Creates, saves, publishes, unpublishes and archives up to ${maxItemsPerBatch} items of any kind; each has its own outcome`,
    access: { capability: 'content.write' },
    params: z.object({}),
    query: z.object({}),
    body: z.object({ items: z.array(sentItemSchema).min(1).max(maxItemsPerBatch) }),
    maxBytes: maxBatchBytes,
    response: { status: 200, kind: 'json', schema: batchOutcomeSchema },
  }),
} as const;
