import type { InlineForm } from '@parvis/contracts/content/inline-endpoints.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { requireItem, requireModule } from '../item/guards.ts';
import { revisionOf } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import type { InlineTarget } from './inline-target.ts';

/** What a form edits, from the write model: always the newest revision. */
export async function readForm(
  store: ItemStore,
  target: InlineTarget,
  lock: InlineForm['lock'],
): Promise<Outcome<InlineForm>> {
  const { state } = await store.load(target.contentId);
  if (target.type === 'page') {
    const found = requireItem(state);
    if (!found.ok) return found;
    const { revision, content } = found.value.header;
    return accept({ type: 'page', id: target.contentId, revision, data: { ...content }, lock });
  }
  const found = requireModule(state, target.moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  const data = module.kind === 'saved' ? { ...module.newest.content.data } : null;
  return accept({ type: 'module', id: module.id, revision: revisionOf(module), data, lock });
}
