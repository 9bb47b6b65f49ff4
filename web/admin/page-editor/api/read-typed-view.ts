import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { WorkingCopies } from '../editing-session.ts';
import { withoutEmptyFields } from '../part.ts';
import type { ItemOfKind } from './read-editor.ts';

/** Reads an item's page as HTML, with what is typed and not saved. */
export async function readTypedView(
  { kind, id }: ItemOfKind,
  copies: WorkingCopies,
): Promise<string> {
  const { header, ...modules } = Object.fromEntries(
    [...copies].map(([part, { data }]) => [part, { ...data }]),
  );
  const body = {
    header: header && { ...withoutEmptyFields(headerFields[kind], header) },
    modules,
  };
  return (await callEndpoint(editorEndpoints[kind].typedView, { params: { id }, body })).html;
}
