import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import {
  type Version,
  type VersionChanges,
  versionChanges,
} from '@parvis/contracts/content/version-changes.ts';
import type { Item } from '../item/item.ts';
import { publicVersion } from '../item/version.ts';

/** Returns what visitors see differently of an item itself after its publication. */
export function publicationChanges(before: Item, after: Item): VersionChanges {
  return changesUntil(after, publicVersion(before), publicVersion(after));
}

/** Returns what visitors see differently of an item once this version of it is published. */
export function changesWith(item: Item, version: Version): VersionChanges {
  return changesUntil(item, publicVersion(item), version);
}

function changesUntil(item: Item, was: Version | undefined, is: Version | undefined) {
  return versionChanges(was, is, ({ moduleId }) => describe(item, moduleId));
}

function describe({ modules, deletedModules }: Item, id: ModuleId) {
  const module = [...modules, ...deletedModules].find((one) => one.id === id);
  if (module?.kind !== 'saved') throw new Error(`visitors see ${id}, which was never saved`);
  return { type: module.type, title: titleOfModule(module.newest.content) };
}
