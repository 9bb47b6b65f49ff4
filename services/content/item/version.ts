import { isDeepStrictEqual } from 'node:util';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { activeModules, type Item } from './item.ts';

/** A module in the revision that visitors see or will see. */
export interface PinnedModule {
  readonly moduleId: ModuleId;
  readonly revision: number;
}

/** What visitors see of an item: its header's revision, and its modules in their order. */
export interface Version {
  readonly header: number;
  readonly modules: readonly PinnedModule[];
}

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
    revision: newest.revision,
  }));
  return { header: item.header.revision, modules };
}

/** Returns whether publishing would change what visitors see of a published item. */
export function isPending(item: Item): boolean {
  const version = publicVersion(item);
  return version !== undefined && !isDeepStrictEqual(version, draftVersion(item));
}
