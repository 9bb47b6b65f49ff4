import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ItemStore } from './item-store.ts';
import { mintModuleId } from './mint-id.ts';

/** Mints an id for a module that a command is about to add; the item has no module with that id. */
export async function freshModuleId(
  store: ItemStore,
  contentId: ContentId,
  commandId: string,
): Promise<ModuleId> {
  const { state } = await store.load(contentId);
  const modules = state.kind === 'none' ? [] : [...state.modules, ...state.deletedModules];
  const taken = new Set(modules.map(({ id }) => id));
  return mintModuleId(contentId, commandId, (id) => taken.has(id));
}
