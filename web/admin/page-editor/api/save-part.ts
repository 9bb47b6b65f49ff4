import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type ContentReceipt, type ModuleView } from '@parvis/contracts/content/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { Attempt } from '../editing-session.ts';
import { withoutEmptyFields } from '../part.ts';
import type { ItemOfKind } from './read-editor.ts';
import { requireReceipt } from './receipt-or-module.ts';

/** Saves an item's header, based on the attempt's revision. */
export async function saveHeader(
  { kind, id }: ItemOfKind,
  attempt: Attempt,
): Promise<ContentReceipt> {
  const { commandId, revision, data } = attempt;
  const saved = await callEndpoint(inlineEndpoints.saveForm, {
    params: { type: kind, id },
    body: { data: { ...withoutEmptyFields(headerFields[kind], data) } },
    ifMatch: revision,
    commandId,
  });
  return requireReceipt(saved);
}

/** Saves a module, based on the attempt's revision: 0 for its first save. */
export function saveModule(
  contentId: string,
  moduleId: string,
  attempt: Attempt,
): Promise<ModuleView> {
  const { commandId, revision, data } = attempt;
  return callEndpoint(contentEndpoints.saveModule, {
    params: { contentId, moduleId },
    body: { data: { ...data } },
    ifMatch: revision,
    commandId,
  });
}
