import { contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { findLiveRevision } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';

/**
 * Returns the content of a module in its live revision, or in its newest when visitors see none,
 * deleted or not. Undefined when it was never saved.
 * @throws LogUnavailable
 */
export async function shownModule(
  store: Pick<ItemStore, 'load' | 'events'>,
  id: ModuleId,
): Promise<ModuleContent | undefined> {
  const contentId = contentIdOf(id);
  const { state } = await store.load(contentId);
  if (state.kind !== 'existing') return undefined;
  const module = [...state.modules, ...state.deletedModules].find((one) => one.id === id);
  if (module?.kind !== 'saved') return undefined;
  const live = findLiveRevision(state, id) ?? module.newest.revision;
  if (live === module.newest.revision) return module.newest.content;
  return new ItemRevisions(await store.events(contentId)).module(id, live);
}
