import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { WorkingCopies } from '../editing-session.ts';
import type { ItemOfKind } from './read-editor.ts';
import { typedParts } from './typed-parts.ts';

/** Reads an item's page as HTML, with what is typed and not saved. */
export async function readTypedView(
  { kind, id }: ItemOfKind,
  copies: WorkingCopies,
): Promise<string> {
  const sent = { params: { id }, body: typedParts(kind, copies) };
  return (await callEndpoint(editorEndpoints[kind].typedView, sent)).html;
}
