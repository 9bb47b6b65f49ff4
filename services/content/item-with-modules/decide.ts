import type { CommandOf, ModuleToWrite } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Place } from '../addresses/place.ts';
import { decideCreateContent } from '../create-content/decide.ts';
import { decideInSteps, type Step } from '../item/decide-in-steps.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';
import { modulesTagOfItem } from '../item/modules-tag.ts';
import { decideSaveHeader } from '../save-header/decide.ts';
import { stepsToAdd, stepsToReplace } from './decide-modules.ts';

/** Creates an item with its modules: the events of the single commands together. */
export function decideCreateWithModules(
  { contentId, locale, header, modules, translationGroup }: CommandOf<'create-with-modules'>,
  state: ItemState,
  place: Place,
): Decision {
  const about = {
    type: 'create-content',
    contentId,
    locale,
    header,
    ...(translationGroup !== undefined && { translationGroup }),
  } as const;
  return decideInSteps(state, [
    (before) => decideCreateContent(about, before, place),
    ...stepsToAdd(contentId, modules),
  ]);
}

/**
 * Saves an item's header and its modules. The header gets a new revision each time, so that the
 * next save must have seen this one; a module gets one only when it differs.
 */
export function decideSaveWithModules(
  { contentId, expectedRevision, header, modules, modulesTag }: CommandOf<'save-with-modules'>,
  state: ItemState,
  place: Place,
): Decision {
  const about = { type: 'save-header', contentId, expectedRevision, header } as const;
  return decideInSteps(state, [
    (before) => decideSaveHeader(about, before, place),
    ...(modulesTag === undefined ? [] : [requireModulesTag(modulesTag, modules)]),
    ...stepsToReplace(contentId, modules),
  ]);
}

/**
 * Refuses unless the modules are in the state that was seen; names those that were not sent back.
 */
function requireModulesTag(modulesTag: string, sent: readonly ModuleToWrite[]): Step {
  return (state) => {
    const item = requireItem(state);
    if (!item.ok) return item;
    if (modulesTagOfItem(item.value) === modulesTag) return accept([]);
    const named = new Set(sent.map(({ moduleId }) => moduleId));
    const others = item.value.modules.filter(({ id }) => !named.has(id));
    const path = ['modulesTag'];
    if (others.length === 0) return refuse('modules-changed', { path });
    const names = others.map(({ id, type }) => `${id} (${type})`).join(', ');
    return refuse('modules-changed', { path, params: { reason: 'unsent', modules: names } });
  };
}
