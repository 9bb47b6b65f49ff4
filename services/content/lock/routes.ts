import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { type InlineType, inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import type { LockHolder } from '@parvis/contracts/content/lock-events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Route, replyTo, route } from '../../platform/http/route.ts';
import { requireItem } from '../item/guards.ts';
import { inlineTarget } from '../page-editor/inline-target.ts';
import { readRoute } from '../read-route.ts';
import { requireCapability } from '../require-capability.ts';
import type { ContentServices } from '../services.ts';
import { lockView } from './lock-view.ts';

/** POST, PUT, GET and DELETE /admin/inline/{type}/{id}/lock */
export function lockRoutes(services: ContentServices): Route[] {
  const { locks } = services;
  return [
    route(inlineEndpoints.lock, async ({ params, body }, { actor, commandId }) => {
      const editing = await requireEditor(services, params, actor);
      if (!editing.ok) return { kind: 'refused', refusals: editing.refusals };
      const { contentId, by } = editing.value;
      const taken = await locks.take(contentId, by, body.takeOver, commandId);
      return replyTo(taken, (lock) => ({
        kind: 'json',
        body: lockView(lock, actor),
        position: lock.position,
      }));
    }),
    route(inlineEndpoints.heartbeat, async ({ params }, { actor }) => {
      const editing = await requireEditor(services, params, actor);
      if (!editing.ok) return { kind: 'refused', refusals: editing.refusals };
      const extended = await locks.heartbeat(editing.value.contentId, editing.value.by);
      return replyTo(extended, (lock) => ({
        kind: 'json',
        body: lockView(lock, actor),
        position: lock.position,
      }));
    }),
    readRoute(inlineEndpoints.readLock, 'content.read', async ({ params }, { actor }) => {
      const target = inlineTarget(params);
      if (!target.ok) return { kind: 'refused', refusals: target.refusals };
      const lock = await locks.read(target.value.contentId);
      return { kind: 'json', body: lock === undefined ? null : lockView(lock, actor) };
    }),
    route(inlineEndpoints.release, async ({ params }, { actor, commandId }) => {
      const editing = await requireEditor(services, params, actor);
      if (!editing.ok) return { kind: 'refused', refusals: editing.refusals };
      const released = await locks.release(editing.value.contentId, editing.value.by, commandId);
      return replyTo(released, (position) => ({ kind: 'empty', position }));
    }),
  ];
}

interface Editing {
  readonly contentId: ContentId;
  readonly by: LockHolder;
}

/** Only a person edits, and only what is there. */
async function requireEditor(
  { store }: ContentServices,
  params: { readonly type: InlineType; readonly id: string },
  actor: Actor,
): Promise<Outcome<Editing>> {
  const permitted = requireCapability(actor, 'content.write');
  if (!permitted.ok) return permitted;
  if (actor.kind !== 'account') return refuse('forbidden');
  const target = inlineTarget(params);
  if (!target.ok) return target;
  const { contentId } = target.value;
  const found = requireItem((await store.load(contentId)).state);
  if (!found.ok) return found;
  return accept({ contentId, by: { accountId: actor.accountId, name: actor.name } });
}
