import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listRedirects } from '@parvis/projections/redirects/list-redirects.ts';
import { readRedirect } from '@parvis/projections/redirects/read-redirect.ts';
import { listRevisions } from '@parvis/projections/revisioned/list-revisions.ts';
import { type RequestContext, type Route, replyTo, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedItem, namedList, namedRevisions } from '../streams/named-reads.ts';
import { expectedRevisionOf, requireIfMatch, requirePresent } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { RedirectWriter } from './redirect-writer.ts';

/** Returns the routes of redirects. */
export function redirectRoutes(
  writer: RedirectWriter,
  db: Queryable,
  accountNames: AccountNames,
): Route[] {
  const replies = new StreamReplies(accountNames, (redirect: Redirect) => ({
    id: redirect.id,
    ...revisionedView(redirect),
  }));
  const create = async (redirect: RedirectContent, { actor, commandId }: RequestContext) => {
    const redirectId = redirectIdSchema.parse(mintId(`redirect/${commandId}`));
    const command = { type: 'create-redirect', redirectId, redirect } as const;
    const outcome = await writer.execute(actor, command, commandId);
    return replies.created(outcome, `/api/redirects/${redirectId}`);
  };
  return [
    route(at.listRedirects, async ({ query }) =>
      namedList(accountNames, await listRedirects(db, query)),
    ),
    route(at.getRedirect, async ({ params }) => {
      const redirect = await readRedirect(db, params.id);
      const found = requirePresent(redirect, 'redirect-not-found', 'redirect-deleted');
      return namedItem(accountNames, found);
    }),
    route(at.redirectHistory, async ({ params, query }) => {
      const revisions = await listRevisions(db, 'redirects', params.id, query);
      return namedRevisions(accountNames, revisions, 'redirect-not-found');
    }),
    route(at.createRedirect, ({ body }, context) => create(body, context)),
    route(at.redirectAfterUrlChange, ({ body: { from, to } }, context) =>
      create({ from, target: { status: 301, to } }, context),
    ),
    route(at.saveRedirect, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const saving = { redirectId: params.id, expectedRevision: seen.value, redirect: body };
      const command = { type: 'save-redirect', ...saving } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.deleteRedirect, async ({ params }, context) => {
      const deleting = { redirectId: params.id, ...expectedRevisionOf(context) };
      const command = { type: 'delete-redirect', ...deleting } as const;
      return replies.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.undeleteRedirect, async ({ params }, context) => {
      const command = { type: 'undelete-redirect', redirectId: params.id } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
