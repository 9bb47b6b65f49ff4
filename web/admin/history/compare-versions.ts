import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import { type VersionChanges, versionChanges } from '@parvis/contracts/content/version-changes.ts';
import type { VersionView } from '@parvis/contracts/content/version-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';

/** A version, or the draft: its header’s revision, and its modules in their order. */
export type Shown = Pick<VersionView, 'header' | 'modules'>;

/** Returns what differs between two versions. */
export function compareVersions(before: Shown, after: Shown): VersionChanges {
  const named = new Map([...before.modules, ...after.modules].map((module) => [module.id, module]));
  return versionChanges(toVersion(before), toVersion(after), ({ moduleId }) => {
    const module = named.get(moduleId);
    if (module === undefined) throw new Error(`${moduleId} is in neither version`);
    return { type: module.type, title: module.title };
  });
}

function toVersion({ header, modules }: Shown) {
  return { header, modules: modules.map(({ id, revision }) => ({ moduleId: id, revision })) };
}

/**
 * Returns the draft as a version. What was restored since is named by the revision that visitors
 * see, which has the same content.
 */
export function shownDraft(content: ContentView): Shown {
  const { headerPending, revision, liveRevision } = content;
  return {
    header: headerPending ? revision : (liveRevision ?? revision),
    modules: content.modules
      .filter(({ active }) => active)
      .map((module) => ({
        id: module.id,
        type: module.type,
        revision: module.pending ? module.revision : (module.liveRevision ?? module.revision),
        title: titleOfModule(module),
      })),
  };
}
