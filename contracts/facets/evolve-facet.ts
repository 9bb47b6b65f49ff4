import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { FacetEvent, FacetOrderEvent } from './events.ts';
import type { NamedFacet } from './facet-name.ts';
import type { SavedFacetOrder } from './facet-order.ts';

/** Returns the part of a facet's stream name after the prefix. */
export function facetKey({ group, id }: { readonly group: string; readonly id: string }): string {
  return `${group}-${id}`;
}

/** Folds an event into a facet. @throws Error when the stream is inconsistent */
export function evolveFacet(
  facet: NamedFacet | undefined,
  event: FacetEvent,
  occurrence: Occurrence,
): NamedFacet {
  const id = facetKey(event.data);
  switch (event.type) {
    case 'FacetNamed': {
      const { revision, ...content } = event.data;
      return evolveRevisioned(facet, { kind: 'saved', id, revision, content }, occurrence);
    }
    case 'FacetDeleted':
      return evolveRevisioned(facet, { kind: 'deleted', id }, occurrence);
  }
}

/** Folds an event into the order of a group. */
export function evolveFacetOrder(
  order: SavedFacetOrder | undefined,
  { data: { revision, ...content } }: FacetOrderEvent,
  occurrence: Occurrence,
): SavedFacetOrder {
  const id = content.group;
  return evolveRevisioned(order, { kind: 'saved', id, revision, content }, occurrence);
}
