import { isDeepStrictEqual } from 'node:util';
import type { ModuleToWrite } from '@parvis/contracts/content/commands.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { decideActivateModule, decideDeactivateModule } from '../activate-module/decide.ts';
import { decideAddModule } from '../add-module/decide.ts';
import { decideArrangeModules } from '../arrange-modules/decide.ts';
import { decideDeleteModule } from '../delete/decide-module.ts';
import type { Step } from '../item/decide-in-steps.ts';
import { type Decision, requireModule, requireSeenModule } from '../item/guards.ts';
import { type ItemState, revisionOf } from '../item/item.ts';
import { decideSaveModule } from '../save-module/decide.ts';
import { withModuleIndex } from './read-modules.ts';

/** Adds modules after those that an item has. */
export function stepsToAdd(
  contentId: ContentId,
  modules: readonly ModuleToWrite[],
): readonly Step[] {
  return modules.flatMap((module, index) => [
    at(index, (state) => add(contentId, module, state)),
    at(index, (state) => setActive(contentId, module, state)),
  ]);
}

/**
 * Replaces the modules of an item with these, in this order: others are deleted first, to make room
 * for new ones.
 */
export function stepsToReplace(
  contentId: ContentId,
  modules: readonly ModuleToWrite[],
): readonly Step[] {
  return [
    (state) => deleteOthers(contentId, modules, state),
    ...modules.flatMap((module, index) => [
      at(index, (state) =>
        module.isNew ? add(contentId, module, state) : save(contentId, module, state),
      ),
      at(index, (state) => setActive(contentId, module, state)),
    ]),
    (state) => {
      const order = modules.map(({ moduleId }) => moduleId);
      return decideArrangeModules({ type: 'arrange-modules', contentId, order }, state);
    },
  ];
}

function deleteOthers(
  contentId: ContentId,
  modules: readonly ModuleToWrite[],
  state: ItemState,
): Decision {
  const named = new Set(modules.map(({ moduleId }) => moduleId));
  if (named.size !== modules.length) return refuse('modules-do-not-match', { path: ['modules'] });
  const present = state.kind === 'none' ? [] : state.modules;
  const decided = present
    .filter(({ id }) => !named.has(id))
    .map(({ id }) => decideDeleteModule({ type: 'delete-module', contentId, moduleId: id }, state));
  return accept(decided.flatMap((one) => (one.ok ? one.value : [])));
}

function add(
  contentId: ContentId,
  { moduleId, moduleType, content }: ModuleToWrite,
  state: ItemState,
): Decision {
  const about = { type: 'add-module', contentId, moduleId, moduleType } as const;
  return decideAddModule(content === undefined ? about : { ...about, content }, state);
}

/** Saves a module whose sent content differs from its newest revision. */
function save(
  contentId: ContentId,
  { moduleId, moduleType, content, expectedRevision }: ModuleToWrite,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (moduleType !== module.type) return refuse('invalid', { path: ['type'] });
  if (content === undefined) return accept([]);
  if (module.kind === 'saved' && isDeepStrictEqual(module.newest.content, content))
    return accept([]);
  const about = { contentId, moduleId, expectedRevision: revisionOf(module) };
  return decideSaveModule({ type: 'save-module', ...about, content }, state);
}

function setActive(
  contentId: ContentId,
  { moduleId, active }: ModuleToWrite,
  state: ItemState,
): Decision {
  return active
    ? decideActivateModule({ type: 'activate-module', contentId, moduleId }, state)
    : decideDeactivateModule({ type: 'deactivate-module', contentId, moduleId }, state);
}

/** Returns a step for the module at an index, which its refusals name. */
function at(index: number, step: Step): Step {
  return (state) => {
    const decided = step(state);
    if (decided.ok) return decided;
    const [first, ...others] = decided.refusals;
    const named = others.map((refusal) => withModuleIndex(index, refusal));
    return { ok: false, refusals: [withModuleIndex(index, first), ...named] };
  };
}
