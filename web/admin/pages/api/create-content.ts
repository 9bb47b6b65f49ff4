import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { type ContentReceipt } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { requireReceipt } from '../../page-editor/api/receipt-or-module.ts';
import { type PartData, withoutEmptyFields } from '../../page-editor/part.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Creates an unpublished item; repeating a `commandId` does not create a second one. */
export async function createContent(
  kind: ContentKind,
  locale: Locale,
  header: PartData,
  commandId: string,
): Promise<ContentReceipt> {
  const created = await callEndpoint(inlineEndpoints.create, {
    params: { type: kind },
    body: { ...withoutEmptyFields(headerFields[kind], header), locale },
    commandId,
  });
  return requireReceipt(created);
}
