import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { facetNameSchema } from './facet-name.ts';

/** The events of one facet's stream (`facet-{group}-{id}`). */
export const facetEventSchemas = {
  /** The facet has a new name; its slugs remain those of its first name. */
  FacetNamed: facetNameSchema.extend({ revision: z.number().int().min(1) }),
} as const;

export type FacetEvent = EventOf<typeof facetEventSchemas>;

export const facetEvents = eventReader(facetEventSchemas);
export const facetEventVersion = 1;
export const facetStreamPrefix = 'facet-';
