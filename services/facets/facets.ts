import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Route } from '../http/route.ts';
import { facetRoutes } from './facet-routes.ts';
import { FacetWriter, type FacetWriterPorts } from './facet-writer.ts';

/** What filter values are built on. `db` holds the read models. */
export interface FacetPorts extends FacetWriterPorts {
  readonly db: Queryable;
}

/** The names of filter values. */
export interface FacetArea {
  readonly writer: FacetWriter;
  readonly routes: readonly Route[];
}

/** Wires filter values: with their routes bound to handlers. */
export function openFacets(ports: FacetPorts): FacetArea {
  const writer = new FacetWriter(ports);
  return { writer, routes: facetRoutes(writer, ports.db, ports.accountNames) };
}
