import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import type { NamedFacet } from '@parvis/contracts/facets/facet-name.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { listFacets } from '@parvis/projections/facet-slugs/list-facets.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { requireIfMatch } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { FacetWriter } from './facet-writer.ts';

/** Every address of filter values. */
export function facetRoutes(
  writer: FacetWriter,
  db: Queryable,
  accountNames: AccountNames,
): Route[] {
  const answers = new StreamReplies<NamedFacet>(accountNames, revisionedView);
  return [
    route(at.listFacets, async ({ query }) => {
      return { kind: 'json', body: { items: await listFacets(db, query.group) } };
    }),
    route(at.nameFacet, async ({ body }, { actor, commandId }) => {
      const outcome = await writer.execute(actor, { type: 'name-facet', facet: body }, commandId);
      return answers.created(outcome, `/api/facets/${body.group}/${body.id}`);
    }),
    route(at.renameFacet, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const facet = { ...params, names: body.names };
      const command = { type: 'rename-facet', expectedRevision: seen.value, facet } as const;
      return answers.saved(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}
