import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import { type Decision, requireKind, requireMedia, requireSeen } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';

type Deletion = Extract<MediaCommand, { type: 'delete-media' | 'undelete-media' }>;

/** Deletes an item, or restores it unchanged. */
export function decideDeletion(command: Deletion, item: MediaItem | undefined): Decision {
  const { mediaId, kind, expectedRevision } = command;
  if (command.type === 'undelete-media') {
    const found = requireKind(item, kind);
    if (!found.ok) return found;
    if (!found.value.deleted) return refuse('media-not-deleted');
    return accept([{ type: 'MediaUndeleted', data: { mediaId } }]);
  }
  const found = requireMedia(item, kind);
  if (!found.ok) return found;
  const seen = requireSeen(item, expectedRevision);
  if (!seen.ok) return seen;
  return accept([{ type: 'MediaDeleted', data: { mediaId } }]);
}
