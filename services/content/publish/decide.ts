import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireNotArchived, requireSeenItem } from '../item/guards.ts';
import { activeModules, type Item, type ItemState } from '../item/item.ts';

/** Publishes an item: visitors see its newest header and the newest revision of every active module. */
export function decidePublish(
  { contentId, expectedRevision }: CommandOf<'publish-content'>,
  state: ItemState,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  const item = seen.value;
  const current = requireNotArchived(item);
  if (!current.ok) return current;
  if (!hasUnpublishedChanges(item)) return accept([]);
  const modules = activeModules(item).map(({ id, newest }) => ({
    moduleId: id,
    revision: newest.revision,
  }));
  return accept([
    { type: 'ContentPublished', data: { contentId, header: item.header.revision, modules } },
  ]);
}

/** Unpublishes an item: from then on only editors see it. */
export function decideUnpublish(
  { contentId, expectedRevision }: CommandOf<'unpublish-content'>,
  state: ItemState,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  if (seen.value.publication.kind !== 'published') return accept([]);
  return accept([{ type: 'ContentUnpublished', data: { contentId } }]);
}

/** Returns true when publishing would change what visitors see. */
function hasUnpublishedChanges(item: Item): boolean {
  if (item.publication.kind !== 'published') return true;
  const { header, pins } = item.publication;
  if (header.revision !== item.header.revision) return true;
  return activeModules(item).some(({ id, newest }) => pins.get(id) !== newest.revision);
}
