import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { type FacetKey, type FacetName, facetNameSchema } from './facet-name.ts';
import { type FacetOrder, facetOrderSchema } from './facet-order.ts';

const revision = z.number().int().min(1);

/** Returns the part of a facet's stream name after the prefix. */
export function facetStreamId({ group, id }: FacetKey): string {
  return `${group}-${id}`;
}

/** The events of one facet's stream (`facet-{group}-{id}`). */
export const facetEvents = revisionedEvents({
  prefix: 'facet-',
  version: 1,
  schemas: {
    /**
     * The facet was named, renamed, or restored after a deletion; its slugs remain those of its
     * first name.
     */
    FacetNamed: facetNameSchema.extend({ revision }),
    /** Editors can no longer choose the facet; its name and slugs remain its own. */
    FacetDeleted: facetNameSchema.pick({ group: true, id: true }),
  },
  change({ type, data }): Change<FacetName> {
    const id = facetStreamId(data);
    switch (type) {
      case 'FacetNamed': {
        const { revision: named, ...content } = data;
        return { kind: 'saved', id, revision: named, content };
      }
      case 'FacetDeleted':
        return { kind: 'deleted', id };
    }
  },
});

export type FacetEvent = EventOf<typeof facetEvents.schemas>;

/** The events of the stream of a group's order (`facets-{group}`). */
export const facetOrderEvents = revisionedEvents({
  prefix: 'facets-',
  version: 1,
  schemas: {
    /** Visitors read the facets of the group in this order; those that it does not name follow, by name. */
    FacetsArranged: facetOrderSchema.extend({ revision }),
  },
  change: ({ data: { revision: arranged, ...content } }): Change<FacetOrder> => {
    return { kind: 'saved', id: content.group, revision: arranged, content };
  },
});

export type FacetOrderEvent = EventOf<typeof facetOrderEvents.schemas>;
