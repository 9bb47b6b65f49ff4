import { isDeepStrictEqual } from 'node:util';
import { type ItemState, listLiveModules, type ModuleState } from './item-state.ts';

/** Returns whether publishing would change what visitors see of a published item. */
export function isPending(item: ItemState): boolean {
  if (item.live === null) return false;
  const draft = item.modules.flatMap((module) =>
    module.active ? [{ id: module.id, revision: revisionToShow(module, module.live) }] : [],
  );
  return isHeaderPending(item) || !isDeepStrictEqual(draft, listLiveModules(item));
}

/** Returns whether publishing would change what visitors see of a published item's header. */
export function isHeaderPending({ live, newest }: ItemState): boolean {
  return live !== null && revisionToShow(newest, live.revision) !== live.revision;
}

/** Returns whether publishing a module of a published item would change what visitors see of it. */
export function isModulePending(item: ItemState, module: ModuleState): boolean {
  if (item.live === null) return false;
  return (module.active ? revisionToShow(module, module.live) : null) !== module.live;
}

/** What visitors see already stays when it was restored: the newest revision has its content. */
function revisionToShow(
  { revision, restored }: Pick<ModuleState, 'revision' | 'restored'>,
  live: number | null,
): number {
  return live !== null && live === restored ? live : revision;
}
