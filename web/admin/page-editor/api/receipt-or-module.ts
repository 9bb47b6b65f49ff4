import type { ContentReceipt, ModuleView } from '@parvis/contracts/content/views.ts';

/** What an endpoint for items and modules returns. */
type ReceiptOrModule = ContentReceipt | ModuleView;

/** Returns the receipt of an item. @throws Error when it is a module */
export function requireReceipt(written: ReceiptOrModule): ContentReceipt {
  if ('contentId' in written) throw new Error('expected the receipt of an item');
  return written;
}

/** Returns a module. @throws Error when it is the receipt of an item */
export function requireModule(written: ReceiptOrModule): ModuleView {
  if ('contentId' in written) return written;
  throw new Error('expected a module');
}
