import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Changes the order of the modules. An order names every module that is not deleted, exactly once. */
export function decideArrangeModules(
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
