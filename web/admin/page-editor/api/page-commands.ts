import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { type ContentReceipt, contentReceiptSchema } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Puts the newest revision of the header and of every active module before visitors. */
export function publishPage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.publishPage, contentReceiptSchema, { params: { id } });
}

/** Takes a page off the public site. */
export function unpublishPage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.unpublishPage, contentReceiptSchema, { params: { id } });
}

/** Copies a page with its modules; answers the new page. */
export function clonePage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.clonePage, contentReceiptSchema, { params: { id } });
}

/** Deletes a page; its history stays. */
export function deletePage(id: string): Promise<undefined> {
  return callEndpoint(contentEndpoints.deletePage, z.undefined(), { params: { id } });
}

/** Brings a deleted page back, unpublished. */
export function undeletePage(id: string): Promise<ContentReceipt> {
  return callEndpoint(contentEndpoints.undeletePage, contentReceiptSchema, { params: { id } });
}
