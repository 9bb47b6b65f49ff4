import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import { type VersionChanges, versionChanges } from '@parvis/contracts/content/version-changes.ts';
import type { Item } from '../item/item.ts';
import { publicVersion } from '../item/version.ts';

/** Returns what visitors see differently of an item itself after its publication. */
export function publicationChanges(before: Item, after: Item): VersionChanges {
  return versionChanges(publicVersion(before), publicVersion(after), ({ moduleId }) =>
    describe(after, moduleId),
  );
}

function describe({ modules, deletedModules }: Item, id: ModuleId) {
  const module = [...modules, ...deletedModules].find((one) => one.id === id);
  if (module?.kind !== 'saved') throw new Error(`visitors see ${id}, which was never saved`);
  return { type: module.type, title: titleOfModule(module.newest.content) };
}
