import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import { type FacetOrderEvent, facetOrderEvents } from '@parvis/contracts/facets/events.ts';
import type { FacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import { readFacetOrder } from '@parvis/projections/facet-slugs/read-facet-order.ts';
import { jsonReply, type Route, route } from '../http/route.ts';
import { decideSingleton, type SingletonCommand } from '../revisioned/decide-singleton.ts';
import { commandsOn, type SavedEntity } from '../revisioned/entity.ts';
import { unsavedView } from '../revisioned/entity-reads.ts';
import { singletonReplies } from '../revisioned/entity-replies.ts';
import { type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { withName } from '../streams/account-names.ts';

/** The order of the values of a group. */
export const facetOrder: SavedEntity<FacetGroup, FacetOrder, FacetOrderEvent> = {
  events: facetOrderEvents,
  commands: { ...commandsOn('facets'), save: 'arrange-facets' },
  saved: ({ revision, content }) => ({ type: 'FacetsArranged', data: { ...content, revision } }),
};

/** Returns the routes for the order of facets. */
export function facetOrderRoutes(ports: EntityPorts): Route[] {
  const { db, accountNames } = ports;
  const writer = entityWriter(facetOrder, ports, {
    decide: (command: SingletonCommand<FacetGroup, FacetOrder>, state) =>
      decideSingleton(facetOrder, command, state),
  });
  const replies = singletonReplies(facetOrder, writer, ports);
  return [
    route(at.getFacetOrder, async ({ params: { group } }) => {
      const saved = await readFacetOrder(db, group);
      if (saved === undefined) return { ...jsonReply(unsavedView({ group, ids: [] })), etag: 0 };
      return { ...jsonReply(await withName(accountNames, saved)), etag: saved.revision };
    }),
    route(at.arrangeFacets, ({ params: { group }, body: { ids } }, context) =>
      replies.save(group, { group, ids }, context),
    ),
  ];
}
