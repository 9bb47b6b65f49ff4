import {
  maxBatchBytes,
  maxItemsPerBatch,
  type SentItem,
} from '@parvis/contracts/content/batch-endpoints.ts';

/** What the body of a request has besides its items is less. */
const maxBytes = maxBatchBytes - 1_024;

/** Divides items, in their order, into batches of the number and size that one request may have. */
export function intoBatches<Item extends SentItem>(
  items: readonly Item[],
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1;
    const last = batches.at(-1);
    if (last !== undefined && last.length < maxItemsPerBatch && bytes + size <= maxBytes) {
      last.push(item);
      bytes += size;
    } else {
      batches.push([item]);
      bytes = size;
    }
  }
  return batches;
}
