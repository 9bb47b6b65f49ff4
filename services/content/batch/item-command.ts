import { createHash } from 'node:crypto';
import { actorId } from '@parvis/contracts/accounts/actor.ts';
import type { SentItem } from '@parvis/contracts/content/batch-endpoints.ts';
import { collectionNames, contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { z } from 'zod';
import { uuidV5 } from '../../adapters/log/event-ids.ts';
import { commandIdFor } from '../../http/command-id.ts';
import type { RequestContext } from '../../http/route.ts';

/**
 * The namespace of the commands of a batch's items; changing it would make every repeated item
 * count as new.
 */
const itemNamespace = '5f3d9c1e-8a47-4d0b-9e52-7c6b1a2f4d83';

/**
 * Returns the id of the command of an item. With a key of its own it is that of the request to the
 * endpoint of its kind; otherwise the same item at the same index of a batch with the same key is
 * the same command.
 */
export function itemCommandId(
  item: SentItem,
  index: number,
  { actor, commandId }: Pick<RequestContext, 'actor' | 'commandId'>,
): string {
  if (typeof item.key === 'string') {
    const own = commandIdFor(item.key, { actorId: actorId(actor), ...requestOf(item) });
    // An item with a malformed key is refused.
    if (own.ok) return own.value;
  }
  const hash = createHash('sha256').update(JSON.stringify(item)).digest('base64');
  return uuidV5(itemNamespace, [commandId, index, hash].join('\n'));
}

const targetSchema = z.object({
  kind: contentKindSchema,
  id: z.string().optional(),
  action: z.string().optional(),
});

/** Returns the request that would write this item alone. */
function requestOf(item: SentItem) {
  const known = targetSchema.safeParse(item);
  // An item without a kind is refused.
  if (!known.success) return { method: 'post', path: '' };
  const { kind, id, action } = known.data;
  const collection = `/api/${collectionNames[kind]}`;
  if (id === undefined) return { method: 'post', path: collection };
  const path = `${collection}/${id}`;
  return action === undefined
    ? { method: 'put', path }
    : { method: 'post', path: `${path}/${action}` };
}
