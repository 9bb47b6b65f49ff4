import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { facetNameSchema } from './facet-name.ts';
import { facetOrderSchema } from './facet-order.ts';

const revision = z.number().int().min(1);

/** The events of one facet's stream (`facet-{group}-{id}`). */
export const facetEventSchemas = {
  /**
   * The facet was named, renamed, or restored after a deletion; its slugs remain those of its first
   * name.
   */
  FacetNamed: facetNameSchema.extend({ revision }),
  /** Editors can no longer choose the facet; its name and slugs remain its own. */
  FacetDeleted: facetNameSchema.pick({ group: true, id: true }),
} as const;

export type FacetEvent = EventOf<typeof facetEventSchemas>;

export const facetEvents = eventReader(facetEventSchemas);
export const facetEventVersion = 1;
export const facetStreamPrefix = 'facet-';

/** The events of the stream of a group's order (`facets-{group}`). */
export const facetOrderEventSchemas = {
  /** Visitors read the facets of the group in this order; those that it does not name follow, by name. */
  FacetsArranged: facetOrderSchema.extend({ revision }),
} as const;

export type FacetOrderEvent = EventOf<typeof facetOrderEventSchemas>;

export const facetOrderEvents = eventReader(facetOrderEventSchemas);
export const facetOrderEventVersion = 1;
export const facetOrderStreamPrefix = 'facets-';
