import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { facetNameSchema } from './facet-name.ts';

/** The events of one filter value's stream (`facet-{group}-{id}`). */
export const facetEventSchemas = {
  /** The value is called this from now on; its words in addresses stay those that it first had. */
  FacetNamed: facetNameSchema.extend({ revision: z.number().int().min(1) }),
} as const;

export type FacetEvent = EventOf<typeof facetEventSchemas>;

export const facetEvents = eventReader(facetEventSchemas);
export const facetEventVersion = 1;
export const facetStreamPrefix = 'facet-';
