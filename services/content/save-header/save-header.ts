import { headerOfKind } from '@parvis/contracts/content/header.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { RequestContext } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import type { ContentWriter, ExecutedCommand } from '../item/content-writer.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';

/** Saves a header that its kind's schema has parsed. */
export async function saveHeader(
  writer: ContentWriter,
  { kind, contentId }: ItemOfKind,
  { draft, ...fields }: { readonly draft: boolean },
  context: RequestContext,
): Promise<Outcome<ExecutedCommand>> {
  const seen = requireIfMatch(context);
  if (!seen.ok) return seen;
  const header = headerOfKind(kind, fields);
  const expectedRevision = seen.value;
  const command = { type: 'save-header', contentId, expectedRevision, header, draft } as const;
  return writer.execute(context.actor, command, context.commandId);
}
