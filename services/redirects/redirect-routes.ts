import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import { type RedirectContent, toStored } from '@parvis/contracts/redirects/redirect.ts';
import { listRedirects } from '@parvis/projections/redirects/list-redirects.ts';
import { jsonReply, type RequestContext, type Route, route } from '../http/route.ts';
import { entityReads } from '../revisioned/entity-reads.ts';
import { entityReplies } from '../revisioned/entity-replies.ts';
import type { EntityPorts, EntityWriter } from '../revisioned/entity-writer.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedList } from '../streams/named-reads.ts';
import { type RedirectCommand, redirect } from './decide.ts';
import { findWarnings } from './find-warnings.ts';
import { tableRoutes } from './table/table-routes.ts';

/** Returns the routes of redirects. */
export function redirectRoutes(
  writer: EntityWriter<RedirectCommand, RedirectContent>,
  ports: Omit<EntityPorts, 'clock'> & { readonly origin: string },
): Route[] {
  const { db, accountNames, origin } = ports;
  const reads = entityReads(redirect, 'redirects', ports);
  const replies = entityReplies(redirect, writer, ports);
  const create = (content: RedirectContent, context: RequestContext) => {
    const id = redirectIdSchema.parse(mintId(`redirect/${context.commandId}`));
    return replies.create(id, toStored(content, origin), context, `/api/redirects/${id}`);
  };
  return [
    route(at.listRedirects, async ({ query }) => {
      const list = await listRedirects(db, query);
      const warnings = await findWarnings(db, list.items);
      const items = list.items.map((item, place) => ({ ...item, warnings: warnings[place] }));
      return namedList(accountNames, { ...list, items });
    }),
    ...tableRoutes(writer, ports),
    route(at.checkRedirect, async ({ query: { from, to } }) => {
      const target = to === '' ? ({ status: 410 } as const) : ({ status: 301, to } as const);
      const [warnings = []] = await findWarnings(db, [toStored({ from, target }, origin)]);
      return jsonReply({ warnings });
    }),
    route(at.getRedirect, ({ params }) => reads.get(params.id)),
    route(at.redirectHistory, ({ params, query }) => reads.history(params.id, query)),
    route(at.createRedirect, ({ body }, context) => create(body, context)),
    route(at.redirectAfterUrlChange, ({ body: { from, to } }, context) =>
      create({ from, target: { status: 301, to } }, context),
    ),
    route(at.saveRedirect, ({ params, body }, context) =>
      replies.save(params.id, toStored(body, origin), context),
    ),
    route(at.deleteRedirect, ({ params }, context) => replies.delete(params.id, context)),
    route(at.undeleteRedirect, ({ params }, context) => replies.undelete(params.id, context)),
  ];
}
