import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { approvalEndpoints as at } from '@parvis/contracts/content/approval-endpoints.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import { readExpectedRevision } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import { listWaiting, viewApproval } from './approval-views.ts';

/** Routes that request, give, refuse, withdraw and list the approval of publications. */
export function approvalRoutes(services: ContentServices): Route[] {
  const { writer, replies, store, previews, locks } = services;
  return [
    permittedRoute(at.listApprovals, 'content.read', async ({ query }, { actor }) =>
      jsonReply(await listWaiting(services, query, actorId(actor))),
    ),
    permittedRoute(at.getApproval, 'content.read', async ({ params }, { actor }) =>
      replyTo(await viewApproval(services, params.id, actorId(actor)), jsonReply),
    ),
    permittedRoute(
      at.viewRequestedVersion,
      'content.read',
      async ({ params: { id } }, { actor }) => {
        const existing = requireItem((await store.load(id)).state);
        if (!existing.ok) return { kind: 'refused', refusals: existing.refusals };
        const { approval } = existing.value;
        if (approval?.kind !== 'waiting') return refused('approval-not-waiting');
        const accountId = actorId(actor);
        const viewer = { accountId, editing: await locks.isEditedBy(id, accountId) };
        const html = await previews.version(id, approval.request.version, viewer);
        return html === undefined
          ? refused('content-not-found')
          : { kind: 'html', status: 200, html };
      },
    ),
    route(at.requestApproval, async ({ params, body }, context) => {
      const about = { contentId: params.id, ...readExpectedRevision(context), ...body };
      const command = { type: 'request-approval', ...about } as const;
      return replies.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.withdrawApproval, async ({ params, body }, { actor, commandId }) => {
      const command = { type: 'withdraw-approval', contentId: params.id, ...body } as const;
      return replies.receipt(await writer.execute(actor, command, commandId));
    }),
    route(at.approvePublication, async ({ params, body }, { actor, commandId }) => {
      const about = { contentId: params.id, ...body, by: actorId(actor) };
      const command = { type: 'approve-publication', ...about } as const;
      return replies.receipt(await writer.execute(actor, command, commandId));
    }),
    route(at.returnPublication, async ({ params, body }, { actor, commandId }) => {
      const command = { type: 'return-publication', contentId: params.id, ...body } as const;
      return replies.receipt(await writer.execute(actor, command, commandId));
    }),
  ];
}
