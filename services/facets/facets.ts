import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { listFacetUses } from '@parvis/projections/content-items/list-facet-uses.ts';
import { type EntityArea, type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { decideFacet, type FacetCommand, facet } from './decide.ts';
import { facetOrderRoutes } from './facet-order.ts';
import { facetRoutes } from './facet-routes.ts';

/** The names and the order of filter values. */
export type FacetArea = EntityArea<FacetCommand, FacetName>;

/** Wires filter values and their order, with their routes bound to handlers. */
export function openFacets(ports: EntityPorts): FacetArea {
  const writer = entityWriter(facet, ports, {
    async decide(command: FacetCommand, state) {
      const isDeletion = command.type === 'delete' && state !== undefined;
      const uses = isDeletion ? await countUses(ports, state.content) : 0;
      return decideFacet(command, state, uses);
    },
  });
  return { writer, routes: [...facetRoutes(writer, ports), ...facetOrderRoutes(ports)] };
}

async function countUses({ db }: EntityPorts, named: FacetName): Promise<number> {
  return (await listFacetUses(db, named, { page: 1, pageSize: 1 })).total;
}
