import { batchOutcomeSchema, type SentItem } from '@parvis/contracts/content/batch-endpoints.ts';
import { intoBatches } from '@parvis/services/content-import/into-batches.ts';
import type { Send } from './api-sender.ts';

/** Writes items in full batches, one after another. @returns their ids @throws Error when one is refused */
export async function writeItems(send: Send, items: readonly SentItem[]): Promise<string[]> {
  const ids: string[] = [];
  for (const batch of intoBatches(items)) {
    const written = batchOutcomeSchema.parse(await send('POST', '/api/items', { items: batch }));
    for (const item of written.items) {
      if ('problem' in item) throw new Error(`an item was refused: ${JSON.stringify(item)}`);
      ids.push(item.body.id);
    }
  }
  return ids;
}
