import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { Queryable } from '@parvis/projections/platform/queryable.ts';
import { listRedirects } from '@parvis/projections/redirects/list-redirects.ts';
import { readRedirect } from '@parvis/projections/redirects/read-redirect.ts';
import { type RequestContext, type Route, replyTo, route } from '../platform/http/route.ts';
import { StreamAnswers } from '../platform/streams/answers.ts';
import type { Directory } from '../platform/streams/directory.ts';
import { mintId } from '../platform/streams/mint-id.ts';
import { namedItem, namedList } from '../platform/streams/named-reads.ts';
import { requireIfMatch, requirePresent, seenIfTold } from '../platform/streams/requirements.ts';
import type { RedirectWriter } from './redirect-writer.ts';

/** The routes of redirects. */
export function redirectRoutes(
  writer: RedirectWriter,
  db: Queryable,
  directory: Directory,
): Route[] {
  const answers = new StreamAnswers<Redirect>(directory, (redirect) => ({
    id: redirect.id,
    ...revisionedView(redirect),
  }));
  const create = async (redirect: RedirectContent, { actor, commandId }: RequestContext) => {
    const redirectId = redirectIdSchema.parse(mintId(`redirect/${commandId}`));
    const command = { type: 'create-redirect', redirectId, redirect } as const;
    const outcome = await writer.execute(actor, command, commandId);
    return answers.created(outcome, `/api/redirects/${redirectId}`);
  };
  return [
    route(at.listRedirects, async ({ query }) =>
      namedList(directory, await listRedirects(db, query)),
    ),
    route(at.getRedirect, async ({ params }) => {
      const redirect = await readRedirect(db, params.id);
      const found = requirePresent(redirect, 'redirect-not-found', 'redirect-deleted');
      return namedItem(directory, found);
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
      return answers.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.deleteRedirect, async ({ params }, context) => {
      const deleting = { redirectId: params.id, ...seenIfTold(context) };
      const command = { type: 'delete-redirect', ...deleting } as const;
      return answers.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
