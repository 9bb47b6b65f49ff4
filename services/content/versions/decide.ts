import type { CommandOf, ItemParts, ItemVersion } from '@parvis/contracts/content/commands.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { decideActivateModule, decideDeactivateModule } from '../activate-module/decide.ts';
import type { Place } from '../addresses/place.ts';
import { decideArrangeModules } from '../arrange-modules/decide.ts';
import { decideDeleteModule, decideUndeleteModule } from '../delete/decide-module.ts';
import { decideInSteps, type Step } from '../item/decide-in-steps.ts';
import { type Decision, requireModulesAsSeen, requireSeenItem } from '../item/guards.ts';
import { activeModules, type Item, type ItemState, revisionOf } from '../item/item.ts';
import { hasContentOf } from '../item/version.ts';
import { decideRestoreHeader, decideRestoreModule } from '../restore/decide.ts';

type RestoreVersion = CommandOf<'restore-version'>;

/**
 * Makes the draft an earlier version, as a whole or only in the named parts: what has changed since
 * is restored, what was deleted since comes back, and what was added since is kept, deactivated.
 */
export function decideRestoreVersion(
  command: RestoreVersion,
  state: ItemState,
  place: Place,
): Decision {
  const seen = requireSeenItem(state, command.expectedRevision);
  if (!seen.ok) return seen;
  const asSeen = requireModulesAsSeen(seen.value, command.modulesTag);
  if (!asSeen.ok) return asSeen;
  const { version, only } = command;
  const named = only ?? allParts(version, seen.value);
  const kept = new Set(version.modules.map(({ moduleId }) => moduleId));
  const removed = named.modules.filter((id) => !kept.has(id));
  const isDeleted = new Set(version.deleted);
  return decideInSteps(state, [
    ...(named.header ? [headerStep(command, place)] : []),
    ...version.modules
      .filter(({ moduleId }) => named.modules.includes(moduleId))
      .flatMap((module) => moduleSteps(command, module)),
    ...removed.map((id) => removalStep(command, id, isDeleted.has(id))),
    ...(only === undefined ? [orderStep(command)] : []),
  ]);
}

function allParts({ modules, deleted }: ItemVersion, item: Item): ItemParts {
  const ids = [
    ...modules.map(({ moduleId }) => moduleId),
    ...activeModules(item).map(({ id }) => id),
    ...deleted,
  ];
  return { header: true, modules: [...new Set(ids)] };
}

function headerStep({ contentId, version: { header } }: RestoreVersion, place: Place): Step {
  return onItem((item) => {
    if (hasContentOf(item.header, header.revision)) return accept([]);
    const { revision: restored, content } = header;
    const expectedRevision = item.header.revision;
    const restoring = { contentId, restored, expectedRevision, header: content };
    return decideRestoreHeader({ type: 'restore-header', ...restoring }, item, place);
  });
}

function moduleSteps(
  { contentId }: RestoreVersion,
  { moduleId, revision: restored, content }: ItemVersion['modules'][number],
): readonly Step[] {
  const on = { contentId, moduleId };
  return [
    (state) => decideUndeleteModule({ type: 'undelete-module', ...on }, state),
    onItem((item) => {
      const module = item.modules.find(({ id }) => id === moduleId);
      if (module?.kind === 'saved' && hasContentOf(module.newest, restored)) return accept([]);
      const expectedRevision = module === undefined ? 0 : revisionOf(module);
      const restoring = { ...on, restored, expectedRevision, content };
      return decideRestoreModule({ type: 'restore-module', ...restoring }, item);
    }),
    (state) => decideActivateModule({ type: 'activate-module', ...on }, state),
  ];
}

function removalStep({ contentId }: RestoreVersion, moduleId: ModuleId, isDeleted: boolean): Step {
  const on = { contentId, moduleId };
  return isDeleted
    ? (state) => decideDeleteModule({ type: 'delete-module', ...on }, state)
    : (state) => decideDeactivateModule({ type: 'deactivate-module', ...on }, state);
}

function orderStep({ contentId, version }: RestoreVersion): Step {
  return onItem((item) => {
    const order = orderAsIn(
      version.modules.map(({ moduleId }) => moduleId),
      item.modules.map(({ id }) => id),
    );
    return decideArrangeModules({ type: 'arrange-modules', contentId, order }, item);
  });
}

/** Returns modules in the order of a version; each of the others still follows its predecessor. */
function orderAsIn(version: readonly ModuleId[], present: readonly ModuleId[]): ModuleId[] {
  const order = [...version];
  const known = new Set(version);
  for (const [place, id] of present.entries()) {
    if (known.has(id)) continue;
    const before = present[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

function onItem(decide: (item: Item) => Decision): Step {
  return (state) => {
    const seen = requireSeenItem(state, undefined);
    return seen.ok ? decide(seen.value) : seen;
  };
}
