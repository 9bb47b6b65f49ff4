import { upkeepEndpoints as at } from '@parvis/contracts/content/upkeep-endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route, route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';

/** Routes that return and set who keeps an item current, and when it is to be read again. */
export function reviewRoutes({
  store,
  writer,
  replies,
  accountNames,
  listEditors,
}: ContentServices): Route[] {
  return [
    permittedRoute(at.getReview, 'content.read', async ({ params }) => {
      const existing = requireItem((await store.load(params.id)).state);
      if (!existing.ok) return { kind: 'refused', refusals: existing.refusals };
      const { owner: id, reviewOn } = existing.value.review;
      const name = id === null ? undefined : (await accountNames.namesOf([id])).get(id);
      const owner = id === null ? null : { id, name: name ?? id };
      return jsonReply({ owner, reviewOn, editors: [...(await listEditors())] });
    }),
    route(at.assignReview, async ({ params, body }, { actor, commandId }) => {
      const existing = requireItem((await store.load(params.id)).state);
      if (!existing.ok) return { kind: 'refused', refusals: existing.refusals };
      const { owner } = body;
      const isNew = owner !== null && owner !== existing.value.review.owner;
      if (isNew && !(await listEditors()).some(({ id }) => id === owner)) return unknownOwner;
      const command = { type: 'assign-review', contentId: params.id, ...body } as const;
      return replies.receipt(await writer.execute(actor, command, commandId));
    }),
  ];
}

const unknownOwner = {
  kind: 'refused',
  refusals: [{ code: 'invalid', path: ['owner'], params: { reason: 'unknown-value' } }],
} as const;
