import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { PartId } from '@parvis/contracts/content/ids.ts';
import { type InlineType, inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { LockView } from '@parvis/contracts/content/views.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { admit } from '../../http/access.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Reply, type Route, replyTo, route } from '../../http/route.ts';
import { type AccountNames, withAccountName } from '../../streams/account-names.ts';
import type { ContentServices } from '../content-services.ts';
import { inlineTarget, partOf } from '../inline-form/inline-target.ts';
import { requireItemOfKind, requireKind, requireModule } from '../item/guards.ts';
import type { TakenLock } from './content-locks.ts';
import { lockView } from './lock-view.ts';

/** Returns the routes POST, PUT, GET and DELETE /admin/inline/{type}/{id}/lock. */
export function lockRoutes(services: ContentServices): Route[] {
  const { accountNames, locks, store } = services;
  return [
    route(inlineEndpoints.lock, async ({ params, body }, { actor, commandId }) => {
      const editing = await requireEditor(services, params, actor);
      if (!editing.ok) return { kind: 'refused', refusals: editing.refusals };
      const { part, by } = editing.value;
      const taken = await locks.take(part, by, body.takeOver, commandId);
      return lockReply(accountNames, taken, actor);
    }),
    route(inlineEndpoints.heartbeat, async ({ params }, { actor }) => {
      const editing = await requireEditor(services, params, actor);
      if (!editing.ok) return { kind: 'refused', refusals: editing.refusals };
      const extended = await locks.heartbeat(editing.value.part, editing.value.by);
      return lockReply(accountNames, extended, actor);
    }),
    permittedRoute(inlineEndpoints.readLock, 'content.read', async ({ params }, { actor }) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      const { type, contentId } = target.value;
      const ofKind = type === 'module' || requireKind((await store.load(contentId)).state, type).ok;
      if (!ofKind) return { kind: 'refused', refusals: [{ code: 'content-not-found' }] };
      const lock = await locks.read(partOf(target.value));
      return { kind: 'json', body: lock ? await lockView(lock, actor, accountNames) : null };
    }),
    route(inlineEndpoints.release, async ({ params }, { actor, commandId }) => {
      const editing = await requireEditor(services, params, actor);
      if (!editing.ok) return { kind: 'refused', refusals: editing.refusals };
      const released = await locks.release(editing.value.part, editing.value.by, commandId);
      const named = await withAccountName(accountNames, released);
      return replyTo(named, (position) => ({ kind: 'empty', position }));
    }),
  ];
}

async function lockReply(
  accountNames: AccountNames,
  outcome: Outcome<TakenLock>,
  actor: Actor,
): Promise<Reply<LockView>> {
  const named = await withAccountName(accountNames, outcome);
  if (!named.ok) return { kind: 'refused', refusals: named.refusals };
  const { position } = named.value;
  return { kind: 'json', body: await lockView(named.value, actor, accountNames), position };
}

interface Editing {
  readonly part: PartId;
  /** The id of the editor's account. */
  readonly by: string;
}

/** Only people can edit, and only existing items can be edited. */
async function requireEditor(
  { store }: ContentServices,
  params: { readonly type: InlineType; readonly id: string },
  actor: Actor,
): Promise<Outcome<Editing>> {
  const permitted = admit({ capability: 'content.write' }, actor);
  if (!permitted.ok) return permitted;
  if (actor.kind !== 'account') return refuse('forbidden');
  const target = inlineTarget(params);
  if (!target.ok) return target;
  const { state } = await store.load(target.value.contentId);
  const found =
    target.value.type === 'module'
      ? requireModule(state, target.value.moduleId)
      : requireItemOfKind(state, target.value.type);
  if (!found.ok) return found;
  return accept({ part: partOf(target.value), by: actor.accountId });
}
