import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type ContentReceipt, contentReceiptSchema } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Publishes the latest revision of the header and of every active module. */
export function publishPage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.publishPage, contentReceiptSchema, { params: { id } });
}

/** Unpublishes a page. */
export function unpublishPage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.unpublishPage, contentReceiptSchema, { params: { id } });
}

/** Clones a page with its modules; returns the clone. */
export function clonePage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.clonePage, contentReceiptSchema, { params: { id } });
}

/** Deletes a page; its history is kept. */
export function deletePage(id: string): Promise<undefined> {
  return callEndpoint(contentEndpoints.deletePage, z.undefined(), { params: { id } });
}

/** Restores a deleted page, unpublished. */
export function undeletePage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.undeletePage, contentReceiptSchema, { params: { id } });
}
