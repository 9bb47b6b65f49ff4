import { itemOutcomeSchema, maxItemsPerBatch } from '@parvis/contracts/content/batch-endpoints.ts';
import { z } from 'zod';
import type { Send } from './api-sender.ts';

const batchSchema = z.object({ items: z.array(itemOutcomeSchema) });

/** Writes items in full batches, one after another. @returns their ids @throws Error when one is refused */
export async function writeItems(send: Send, items: readonly object[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < items.length; from += maxItemsPerBatch) {
    const sent = items.slice(from, from + maxItemsPerBatch);
    const written = batchSchema.parse(await send('POST', '/api/items', { items: sent }));
    for (const item of written.items) {
      if ('problem' in item) throw new Error(`an item was refused: ${JSON.stringify(item)}`);
      ids.push(item.body.id);
    }
  }
  return ids;
}

/** Does something for each of these, eight at a time. */
export async function eachByEight<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  const left = [...all];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
