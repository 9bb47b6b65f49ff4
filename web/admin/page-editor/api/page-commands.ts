import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import {
  type ContentReceipt,
  type ContentView,
  contentReceiptSchema,
} from '@parvis/contracts/content/views.ts';
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

/** Deletes a page as it was last seen; its history is kept. */
export function deletePage({
  id,
  revision,
}: Pick<ContentView, 'id' | 'revision'>): Promise<undefined> {
  const sent = { params: { id }, ifMatch: revision };
  return callEndpoint(contentEndpoints.deletePage, z.undefined(), sent);
}

/** Restores a deleted page, unpublished. */
export function undeletePage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.undeletePage, contentReceiptSchema, { params: { id } });
}
