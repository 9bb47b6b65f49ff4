import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import {
  type ContentReceipt,
  contentReceiptSchema,
  type ModuleView,
  moduleViewSchema,
} from '@parvis/contracts/content/views.ts';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import type { ServedContent } from './served-content.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sends a page to be created. */
export async function sendPage(
  served: ServedContent,
  slug: string,
  more: Fields = {},
): Promise<TestResponse> {
  const body = { locale: 'fr', title: 'Notre groupe', slug, ...more };
  return served.call(contentEndpoints.createPage, { body });
}

/** Creates a page through the API. @throws Error when it is refused */
export async function createPage(
  served: ServedContent,
  slug: string,
  more?: Fields,
): Promise<ContentReceipt> {
  return (await sendPage(served, slug, more)).as(contentReceiptSchema);
}

/** Adds a text to an item through the API. @throws Error when it is refused */
export async function addText(
  served: ServedContent,
  contentId: string,
  html = '<p>Bonjour</p>',
): Promise<ModuleView> {
  const request = { params: { contentId }, body: { type: 'text', data: { html } } };
  return (await served.call(contentEndpoints.createModule, request)).as(moduleViewSchema);
}
