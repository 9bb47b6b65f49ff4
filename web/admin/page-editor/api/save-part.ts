import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import {
  type ContentReceipt,
  contentReceiptSchema,
  type ModuleView,
  moduleViewSchema,
} from '@parvis/contracts/content/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { Attempt } from '../editing-session.ts';
import { headerFieldsSchema } from '../part.ts';

/** Saves a page's header, based on the attempt's revision. */
export function saveHeader(id: string, attempt: Attempt): Promise<ContentReceipt> {
  const { draft, commandId, revision, data } = attempt;
  return callEndpoint(contentEndpoints.savePage, contentReceiptSchema, {
    params: { id },
    body: { ...headerFieldsSchema.parse(data), draft },
    ifMatch: revision,
    commandId,
  });
}

/** Saves a module, based on the attempt's revision: 0 for its first save. */
export function saveModule(
  contentId: string,
  moduleId: string,
  attempt: Attempt,
): Promise<ModuleView> {
  const { draft, commandId, revision, data } = attempt;
  return callEndpoint(contentEndpoints.saveModule, moduleViewSchema, {
    params: { contentId, moduleId },
    body: { data: { ...data }, draft },
    ifMatch: revision,
    commandId,
  });
}
