import { contentEndpoints, type createPageSchema } from '@parvis/contracts/content/endpoints.ts';
import { type ContentReceipt, contentReceiptSchema } from '@parvis/contracts/content/views.ts';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Creates an unpublished page; repeating a `commandId` does not create a second one. */
export function createPage(
  body: z.input<typeof createPageSchema>,
  commandId: string,
): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.createPage, contentReceiptSchema, { body, commandId });
}
