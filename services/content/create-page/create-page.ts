import type { createPageSchema } from '@parvis/contracts/content/endpoints.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { z } from 'zod';
import type { RequestContext } from '../../platform/http/route.ts';
import type { ContentWriter, Executed } from '../item/content-writer.ts';
import { mintContentId } from '../item/mint-id.ts';

/** Creates an unpublished page as it was sent. */
export function createPage(
  writer: ContentWriter,
  { locale, ...header }: z.infer<typeof createPageSchema>,
  { actor, commandId }: RequestContext,
): Promise<Outcome<Executed>> {
  const contentId = mintContentId(`page/${commandId}`);
  const command = { type: 'create-content', contentId, kind: 'page', locale, header } as const;
  return writer.execute(actor, command, commandId);
}
