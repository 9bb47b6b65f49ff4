import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { maxPreviewLinks } from '@parvis/contracts/content/preview-link-endpoints.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';
import { validLinks } from './valid-links.ts';

/** Lets whoever has the secret see the draft, until the link expires. */
export function decideCreatePreviewLink(
  { contentId, linkId, digest, until, now }: CommandOf<'create-preview-link'>,
  state: ItemState,
): Decision {
  const found = requireItem(state);
  if (!found.ok) return found;
  if (validLinks(found.value, now).length >= maxPreviewLinks)
    return refuse('too-many-preview-links', { params: { max: String(maxPreviewLinks) } });
  return accept([{ type: 'PreviewLinkCreated', data: { contentId, linkId, digest, until } }]);
}

/** Ends a link; nothing happens when it has ended. */
export function decideRevokePreviewLink(
  { contentId, linkId }: CommandOf<'revoke-preview-link'>,
  state: ItemState,
): Decision {
  const found = requireItem(state);
  if (!found.ok) return found;
  const isKnown = found.value.previewLinks.some(({ id }) => id === linkId);
  return accept(isKnown ? [{ type: 'PreviewLinkRevoked', data: { contentId, linkId } }] : []);
}
