import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import { facetStreamId } from '@parvis/contracts/facets/events.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { listFacetUses } from '@parvis/projections/content-items/list-facet-uses.ts';
import { listFacetRevisions } from '@parvis/projections/facet-slugs/list-facet-revisions.ts';
import { listFacets } from '@parvis/projections/facet-slugs/list-facets.ts';
import { jsonReply, type Route, route } from '../http/route.ts';
import { entityReplies } from '../revisioned/entity-replies.ts';
import type { EntityPorts, EntityWriter } from '../revisioned/entity-writer.ts';
import { namedRevisions } from '../streams/named-reads.ts';
import { type FacetCommand, facet } from './decide.ts';

/** Returns the routes of facets. */
export function facetRoutes(
  writer: EntityWriter<FacetCommand, FacetName>,
  ports: EntityPorts,
): Route[] {
  const { db, accountNames } = ports;
  const replies = entityReplies(facet, writer, ports);
  return [
    route(at.listFacets, async ({ query }) =>
      jsonReply({ items: await listFacets(db, query.group) }),
    ),
    route(at.nameFacet, ({ body }, context) => {
      const location = `/api/facets/${body.group}/${body.id}`;
      return replies.create(facetStreamId(body), body, context, location);
    }),
    route(at.renameFacet, ({ params, body }, context) =>
      replies.save(facetStreamId(params), body, context),
    ),
    route(at.deleteFacet, ({ params }, context) => replies.delete(facetStreamId(params), context)),
    route(at.undeleteFacet, ({ params }, context) =>
      replies.undelete(facetStreamId(params), context),
    ),
    route(at.facetUses, async ({ params, query }) =>
      jsonReply(await listFacetUses(db, params, query)),
    ),
    route(at.facetHistory, async ({ params, query }) => {
      const revisions = await listFacetRevisions(db, params, query);
      return namedRevisions(accountNames, revisions, 'facet-not-found');
    }),
  ];
}
