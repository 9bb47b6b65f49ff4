import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { fieldsOf } from '@parvis/contracts/content/header.ts';
import type { InlineForm } from '@parvis/contracts/content/inline-endpoints.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItemOfKind, requireModule } from '../item/guards.ts';
import { revisionOf } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import { lockView } from '../lock/lock-view.ts';
import { type InlineTarget, partOf } from './inline-target.ts';

/**
 * Returns the values that a form edits, read from the write model so that they are always the
 * newest revision.
 */
async function readForm(
  store: ItemStore,
  target: InlineTarget,
  lock: InlineForm['lock'],
): Promise<Outcome<InlineForm>> {
  const { state } = await store.load(target.contentId);
  if (target.type !== 'module') {
    const found = requireItemOfKind(state, target.type);
    if (!found.ok) return found;
    const { revision, content } = found.value.header;
    const data = fieldsOf(content);
    return accept({ type: target.type, id: target.contentId, revision, data, lock });
  }
  const found = requireModule(state, target.moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  const data = module.kind === 'saved' ? { ...module.newest.content.data } : null;
  return accept({ type: 'module', id: module.id, revision: revisionOf(module), data, lock });
}

/** Returns the form of a new item. */
export function emptyForm(type: InlineForm['type']): InlineForm {
  return { type, id: 'new', revision: 0, data: null, lock: null };
}

/** Like `readForm`, with the owner of the lock on the form's part. */
export async function openForm(
  { store, locks, accountNames }: Pick<ContentServices, 'store' | 'locks' | 'accountNames'>,
  target: InlineTarget,
  actor: Actor,
): Promise<Outcome<InlineForm>> {
  const lock = await locks.read(partOf(target));
  return readForm(store, target, lock ? await lockView(lock, actor, accountNames) : null);
}
