import type { FacetKey } from '@parvis/contracts/facets/commands.ts';
import { listFacetUses } from '@parvis/projections/content-items/list-facet-uses.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Route } from '../http/route.ts';
import { facetOrderRoutes } from './facet-order-routes.ts';
import { FacetOrderWriter } from './facet-order-writer.ts';
import { facetRoutes } from './facet-routes.ts';
import { FacetWriter, type FacetWriterPorts } from './facet-writer.ts';

/** The dependencies of filter values. `db` has the read models. */
export interface FacetPorts extends Omit<FacetWriterPorts, 'countUses'> {
  readonly db: Queryable;
}

/** The names and the order of filter values. */
export interface FacetArea {
  readonly writer: FacetWriter;
  readonly routes: readonly Route[];
}

/** Wires filter values and their order, with their routes bound to handlers. */
export function openFacets(ports: FacetPorts): FacetArea {
  const { db, accountNames } = ports;
  const countUses = async (facet: FacetKey) =>
    (await listFacetUses(db, facet, { page: 1, pageSize: 1 })).total;
  const writer = new FacetWriter({ ...ports, countUses });
  const orders = new FacetOrderWriter(ports);
  return {
    writer,
    routes: [
      ...facetRoutes(writer, db, accountNames),
      ...facetOrderRoutes(orders, db, accountNames),
    ],
  };
}
