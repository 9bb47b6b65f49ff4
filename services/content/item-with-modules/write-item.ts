import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ItemReceipt } from '@parvis/contracts/content/views.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply, RequestContext } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import { asTranslation, type PreparedItem, prepareCreation, prepareSave } from './prepare.ts';

type Services = Pick<ContentServices, 'replies' | 'store' | 'writer'>;

/** Creates an item as it was sent, and replies with its receipt. */
export async function createItem(
  services: Services,
  kind: ContentKind,
  sent: Parameters<typeof prepareCreation>[1],
  context: RequestContext,
): Promise<Reply<ItemReceipt>> {
  const prepared = prepareCreation(kind, sent, context);
  const placed = await asTranslation(services.store, prepared, sent.translationOf);
  return execute(services, placed, context);
}

/** Saves an item as it was sent, and replies with its receipt. */
export async function saveItem(
  services: Services,
  target: ItemOfKind,
  sent: Parameters<typeof prepareSave>[2],
  context: RequestContext,
): Promise<Reply<ItemReceipt>> {
  return execute(services, await prepareSave(services.store, target, sent, context), context);
}

/**
 * Executes a command on a whole item.
 * @param coming items that can be referred to, being about to be created
 */
export async function execute(
  { replies, writer }: Services,
  prepared: Outcome<PreparedItem<ContentCommand>>,
  { actor, commandId }: RequestContext,
  coming?: ReadonlySet<ContentId>,
): Promise<Reply<ItemReceipt>> {
  if (!prepared.ok) return { kind: 'refused', refusals: prepared.refusals };
  const { command, loaded, dropped } = prepared.value;
  const given = { ...(loaded && { loaded }), ...(coming && { coming }) };
  const outcome = await writer.execute(actor, command, commandId, given);
  const isNew = command.type === 'create-content' || command.type === 'create-with-modules';
  return replies.whole(outcome, { isNew, dropped });
}
