import type { ModuleView } from '@parvis/contracts/content/views.ts';
import { findLiveRevision, type Item, type Module, revisionOf } from './item.ts';
import { isModulePending } from './version.ts';

/** Returns a module as the API returns it. @param nameOf gives the name of an actor in the log */
export function moduleView(
  item: Item,
  module: Module,
  nameOf: (actor: string) => string,
): ModuleView {
  const newest = module.kind === 'saved' ? module.newest : undefined;
  return {
    id: module.id,
    contentId: item.contentId,
    type: module.type,
    revision: revisionOf(module),
    liveRevision: findLiveRevision(item, module.id) ?? null,
    pending: isModulePending(item, module),
    active: module.kind === 'saved' && module.active,
    deleted: item.deletedModules.some(({ id }) => id === module.id),
    data: newest === undefined ? null : { ...newest.content.data },
    savedAt: newest?.at ?? null,
    savedBy: newest === undefined ? null : nameOf(newest.by),
  };
}
