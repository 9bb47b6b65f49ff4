import { headerOfKind } from '@parvis/contracts/content/header.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { RequestContext } from '../../http/route.ts';
import type { ContentWriter, ExecutedCommand } from '../item/content-writer.ts';
import { mintContentId } from '../item/mint-id.ts';

/** Creates an unpublished item from a header that its kind's schema has parsed. */
export function createContent(
  writer: ContentWriter,
  kind: ContentKind,
  { locale, ...fields }: { readonly locale: Locale },
  { actor, commandId }: RequestContext,
): Promise<Outcome<ExecutedCommand>> {
  const contentId = mintContentId(`${kind}/${commandId}`);
  const header = headerOfKind(kind, fields);
  const command = { type: 'create-content', contentId, locale, header } as const;
  return writer.execute(actor, command, commandId);
}
