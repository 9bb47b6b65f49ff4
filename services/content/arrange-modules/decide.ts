import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { decideActivateModule } from '../activate-module/decide.ts';
import { decideInSteps, type Step } from '../item/decide-in-steps.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/**
 * Changes the order of the modules, which names every one that is not deleted exactly once, and
 * activates some of them.
 */
export function decideArrangeModules(
  command: CommandOf<'arrange-modules'>,
  state: ItemState,
): Decision {
  const { contentId, activate = [] } = command;
  return decideInSteps(state, [
    (before) => decideOrder(command, before),
    ...activate.map((moduleId): Step => {
      const activation = { type: 'activate-module', contentId, moduleId } as const;
      return (before) => decideActivateModule(activation, before);
    }),
  ]);
}

function decideOrder(
  { contentId, order }: CommandOf<'arrange-modules'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const present = existing.value.modules.map(({ id }) => id);
  const named = new Set(order);
  if (order.length !== present.length || !present.every((id) => named.has(id)))
    return refuse('modules-do-not-match', { path: ['order'] });
  if (present.every((id, index) => id === order[index])) return accept([]);
  return accept([{ type: 'ModulesArranged', data: { contentId, order: [...order] } }]);
}
