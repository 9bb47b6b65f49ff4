import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import type { NamedFacet } from '@parvis/contracts/facets/facet-name.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { listFacetUses } from '@parvis/projections/content-items/list-facet-uses.ts';
import { listFacetRevisions } from '@parvis/projections/facet-slugs/list-facet-revisions.ts';
import { listFacets } from '@parvis/projections/facet-slugs/list-facets.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { namedRevisions } from '../streams/named-reads.ts';
import { requireIfMatch } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { FacetWriter } from './facet-writer.ts';

/** Returns the routes of facets. */
export function facetRoutes(
  writer: FacetWriter,
  db: Queryable,
  accountNames: AccountNames,
): Route[] {
  const replies = new StreamReplies(accountNames, (saved: NamedFacet) => revisionedView(saved));
  return [
    route(at.listFacets, async ({ query }) => {
      return { kind: 'json', body: { items: await listFacets(db, query.group) } };
    }),
    route(at.nameFacet, async ({ body }, { actor, commandId }) => {
      const outcome = await writer.execute(actor, { type: 'name-facet', facet: body }, commandId);
      return replies.created(outcome, `/api/facets/${body.group}/${body.id}`);
    }),
    route(at.renameFacet, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const facet = { ...params, names: body.names };
      const command = { type: 'rename-facet', expectedRevision: seen.value, facet } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.deleteFacet, async ({ params: facet }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const command = { type: 'delete-facet', expectedRevision: seen.value, facet } as const;
      return replies.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.undeleteFacet, async ({ params: facet }, { actor, commandId }) => {
      const command = { type: 'undelete-facet', facet } as const;
      return replies.saved(await writer.execute(actor, command, commandId));
    }),
    route(at.facetUses, async ({ params, query }) => {
      return { kind: 'json', body: await listFacetUses(db, params, query) };
    }),
    route(at.facetHistory, async ({ params, query }) => {
      const revisions = await listFacetRevisions(db, params, query);
      return namedRevisions(accountNames, revisions, 'facet-not-found');
    }),
  ];
}
