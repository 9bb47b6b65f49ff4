import type { ModuleToWrite } from '@parvis/contracts/content/commands.ts';
import { type ContentId, contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { SentModule } from '@parvis/contracts/content/sent-modules.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { ItemState } from '../item/item.ts';
import { mintModuleId } from '../item/mint-id.ts';
import type { ParsedModule } from './read-modules.ts';

/** Refuses a module whose id belongs to another item. */
export function requireModules(
  contentId: ContentId,
  modules: readonly SentModule[],
): Outcome<readonly SentModule[]> {
  const index = modules.findIndex(({ id }) => id !== undefined && contentIdOf(id) !== contentId);
  if (index < 0) return accept(modules);
  return refuse('module-not-found', { path: ['modules', index, 'id'] });
}

/** Modules for a command: new ones get ids that are unique in the item. */
export function modulesForCommand(
  contentId: ContentId,
  commandId: string,
  modules: readonly ParsedModule[],
  state: ItemState,
): readonly ModuleToWrite[] {
  const known = state.kind === 'none' ? [] : [...state.modules, ...state.deletedModules];
  const taken = new Set<ModuleId>(known.map(({ id }) => id));
  return modules.map(({ sent, content }, index) => {
    const source = `${commandId}/${index}`;
    const moduleId = sent.id ?? mintModuleId(contentId, source, (id) => taken.has(id));
    taken.add(moduleId);
    return {
      moduleId,
      isNew: sent.id === undefined,
      moduleType: sent.type,
      active: sent.active,
      ...(content !== undefined && { content }),
      ...(sent.revision !== undefined && { expectedRevision: sent.revision }),
    };
  });
}
