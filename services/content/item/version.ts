import { isDeepStrictEqual } from 'node:util';
import type { Version } from '@parvis/contracts/content/version-changes.ts';
import { activeModules, findLiveRevision, type Item, type Module, type Saved } from './item.ts';

/** Returns what visitors see of an item; undefined unless it is published. */
export function publicVersion({ publication }: Item): Version | undefined {
  if (publication.kind !== 'published') return undefined;
  const modules = [...publication.pins].map(([moduleId, revision]) => ({ moduleId, revision }));
  return { header: publication.header.revision, modules };
}

/** Returns what visitors see once the whole draft is published. */
export function draftVersion(item: Item): Version {
  const modules = activeModules(item).map(({ id, newest }) => ({
    moduleId: id,
    revision: revisionToShow(newest, findLiveRevision(item, id)),
  }));
  return { header: revisionToShow(item.header, publicVersion(item)?.header), modules };
}

/** Returns whether publishing a module alone would change what visitors see of it. */
export function isModulePending(item: Item, module: Module): boolean {
  if (item.publication.kind !== 'published') return false;
  const live = findLiveRevision(item, module.id);
  if (module.kind === 'unsaved' || !module.active) return live !== undefined;
  return revisionToShow(module.newest, live) !== live;
}

/** Returns whether the newest revision is this one, or restored it. */
export function hasContentOf(
  newest: Pick<Saved<unknown>, 'revision' | 'restored'>,
  revision: number | undefined,
): revision is number {
  return newest.revision === revision || (revision !== undefined && newest.restored === revision);
}

/** What visitors see already stays when the newest revision has the same content. */
function revisionToShow(
  newest: Pick<Saved<unknown>, 'revision' | 'restored'>,
  live: number | undefined,
): number {
  return hasContentOf(newest, live) ? live : newest.revision;
}

/** Returns whether publishing would change what visitors see of a published item. */
export function isPending(item: Item): boolean {
  const version = publicVersion(item);
  return version !== undefined && !isDeepStrictEqual(version, draftVersion(item));
}
