import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { maxModulesPerItem } from '@parvis/contracts/limits/pages.ts';
import { type Item, type ItemState, type Module, revisionOf } from './item.ts';
import { modulesTagOfItem } from './modules-tag.ts';

/** The result of a decider: the events to append (none when there is nothing to change), or refusals. */
export type Decision = Outcome<readonly ContentEvent[]>;

/** Returns the item, unless it does not exist or is deleted. */
export function requireItem(state: ItemState): Outcome<Item> {
  if (state.kind === 'none') return refuse('content-not-found');
  if (state.publication.kind === 'deleted') return refuse('content-deleted');
  return accept(state);
}

/**
 * Returns the item, unless it does not exist, is deleted, or the editor did not see its newest
 * header.
 */
export function requireSeenItem(state: ItemState, seen: number | undefined): Outcome<Item> {
  const existing = requireItem(state);
  return existing.ok ? requireSeenHeader(existing.value, seen) : existing;
}

/**
 * Returns the item, unless its kind is not the one that the caller expects, it does not exist, or
 * it is deleted.
 */
export function requireItemOfKind(state: ItemState, kind: ContentKind): Outcome<Item> {
  const ofKind = requireKind(state, kind);
  return ofKind.ok ? requireItem(state) : ofKind;
}

/** Refuses an item of another kind as not found. An item that does not exist passes for any kind. */
export function requireKind(state: ItemState, kind: ContentKind): Outcome<ItemState> {
  const isOther = state.kind === 'existing' && state.header.content.kind !== kind;
  return isOther ? refuse('content-not-found') : accept(state);
}

/** Returns the item and one of its modules, unless either does not exist or is deleted. */
export function requireModule(
  state: ItemState,
  moduleId: ModuleId,
): Outcome<{ readonly item: Item; readonly module: Module }> {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const item = existing.value;
  const module = item.modules.find(({ id }) => id === moduleId);
  if (module !== undefined) return accept({ item, module });
  const deleted = item.deletedModules.some(({ id }) => id === moduleId);
  return refuse(deleted ? 'module-deleted' : 'module-not-found');
}

/** Refuses an archived item: it must be restored before it is published, or planned to be. */
export function requireNotArchived(item: Item): Outcome<Item> {
  return item.publication.kind === 'archived' ? refuse('content-archived') : accept(item);
}

/** Refuses with `stale-revision`, naming who saved the header and when, unless the editor saw its newest revision. */
export function requireSeenHeader(item: Item, seen: number | undefined): Outcome<Item> {
  const { revision, by, at, content } = item.header;
  if (seen === undefined || seen === revision) return accept(item);
  return refuse('stale-revision', {
    params: { by, at, revision, what: 'header', title: titleOf(content) },
  });
}

/** Refuses with `stale-revision`, naming who saved the module and when, unless the editor saw its newest revision. */
export function requireSeenModule<M extends Module>(
  module: M,
  seen: number | undefined,
): Outcome<M> {
  const revision = revisionOf(module);
  if (seen === undefined || seen === revision) return accept(module);
  const { by, at } = module.kind === 'saved' ? module.newest : module.added;
  const title = module.kind === 'saved' ? titleOfModule(module.newest.content) : '';
  return refuse('stale-revision', { params: { by, at, revision, what: module.type, title } });
}

/** Refuses the item unless its modules are as the caller saw them, if the caller says so. */
export function requireModulesAsSeen(item: Item, tag: string | undefined): Outcome<Item> {
  return tag === undefined || tag === modulesTagOfItem(item)
    ? accept(item)
    : refuse('modules-changed', { path: ['modulesTag'] });
}

/** The draft that the caller of a command saw, as far as it says so. */
interface SeenDraft {
  readonly expectedRevision?: number | undefined;
  readonly modulesTag?: string | undefined;
}

/** Returns the item, unless it cannot be published, or its draft is not the one that was seen. */
export function requirePublishable(
  state: ItemState,
  { expectedRevision, modulesTag }: SeenDraft,
): Outcome<Item> {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  const current = requireNotArchived(seen.value);
  return current.ok ? requireModulesAsSeen(current.value, modulesTag) : current;
}

/** Refuses another module when the page already has the maximum number. */
export function requireRoomForModule(item: Item): Outcome<Item> {
  return item.modules.length < maxModulesPerItem
    ? accept(item)
    : refuse('too-many-modules', {
        path: ['modules'],
        params: { max: String(maxModulesPerItem) },
      });
}
