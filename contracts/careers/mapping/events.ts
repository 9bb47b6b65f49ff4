import { z } from 'zod';
import type { EventOf } from '../../revisions/event-reader.ts';
import type { Change, Revisioned } from '../../revisions/revisioned.ts';
import { revisionedEvents } from '../../revisions/revisioned-events.ts';
import { offerSchema } from '../offer.ts';
import { type Mapping, mappingSchema } from './mapping.ts';

/** The name of a mapping: lowercase words joined by dashes, as those of sources. */
export const mappingNameSchema = offerSchema.shape.source;

export type KnownMapping = Revisioned<Mapping>;

/** The events of one mapping (`offermapping-{name}`). */
export const mappingEvents = revisionedEvents({
  prefix: 'offermapping-',
  version: 1,
  schemas: {
    /** How the records of feeds become offers was described, or described anew. */
    OfferMappingSaved: z.object({
      name: mappingNameSchema,
      revision: z.number().int().min(1),
      mapping: mappingSchema,
    }),
    /** The mapping was deleted; its history is kept. */
    OfferMappingDeleted: z.object({ name: mappingNameSchema }),
  },
  change({ type, data }): Change<Mapping> {
    switch (type) {
      case 'OfferMappingSaved':
        return {
          kind: 'saved',
          id: data.name,
          revision: data.revision,
          content: data.mapping,
        };
      case 'OfferMappingDeleted':
        return { kind: 'deleted', id: data.name };
    }
  },
});

export type MappingEvent = EventOf<typeof mappingEvents.schemas>;
