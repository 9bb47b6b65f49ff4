import { setImmediate } from 'node:timers/promises';
import {
  batchEndpoints,
  type ItemOutcome,
  type SentItem,
} from '@parvis/contracts/content/batch-endpoints.ts';
import { itemReceiptSchema } from '@parvis/contracts/content/views.ts';
import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { toProblem } from '../../http/problem.ts';
import { type Reply, type RequestContext, type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { itemCommandId } from './item-command.ts';
import { type BatchItem, readItem } from './read-item.ts';
import { idsByLid, withIds } from './resolve-lids.ts';
import { writeBatch } from './write-batch.ts';

/** Returns the route POST /api/items. */
export function batchRoutes(services: ContentServices): Route[] {
  return [
    route(batchEndpoints.writeItems, async ({ body }, context) => {
      const replies = await writeBatch(services, await readItems(services, body.items, context));
      const items = replies.map((reply) => toOutcome(reply, context.locale));
      const isPartial = replies.some(({ kind }) => kind === 'refused');
      const position = findLast(replies);
      return {
        kind: 'json',
        body: { items },
        ...(isPartial && { isPartial }),
        ...(position !== undefined && { position }),
      };
    }),
  ];
}

/**
 * Parses every item, each with its own command id. Their HTML takes some milliseconds an item:
 * other requests are served in between.
 */
async function readItems(
  { store }: ContentServices,
  items: readonly SentItem[],
  context: RequestContext,
): Promise<readonly Outcome<BatchItem>[]> {
  const commandIds = items.map((item, index) => itemCommandId(item, index, context));
  const ids = idsByLid(items, commandIds);
  const lids = items.map(({ lid }) => lid);
  const read = (item: SentItem, index: number): Outcome<BatchItem> => {
    const { lid } = item;
    if (lid !== undefined && lids.indexOf(lid) < index)
      return refuse('invalid', { path: ['lid'], params: { reason: 'twice' } });
    const commandId = commandIds[index] ?? context.commandId;
    return readItem(store, withIds(item, ids), { ...context, commandId });
  };
  const parsed: Outcome<BatchItem>[] = [];
  for (const [index, item] of items.entries()) {
    await setImmediate();
    parsed.push(read(item, index));
  }
  return parsed;
}

function toOutcome(reply: Reply<unknown>, locale: Locale): ItemOutcome {
  if (reply.kind === 'refused') {
    const problem = toProblem(reply.refusals, locale);
    return { status: problem.status, problem };
  }
  if (reply.kind !== 'json') throw new Error('an item was written without a receipt');
  const status = reply.location === undefined ? 200 : 201;
  return { status, body: itemReceiptSchema.parse(reply.body) };
}

/**
 * Returns the position of the last write of a batch; positions have a fixed length, so they compare
 * as text.
 */
function findLast(replies: readonly Reply<unknown>[]): Position | undefined {
  return replies
    .flatMap((reply) => ('position' in reply && reply.position ? [reply.position] : []))
    .toSorted()
    .at(-1);
}
