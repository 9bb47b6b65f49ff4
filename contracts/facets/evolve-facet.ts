import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { FacetEvent } from './events.ts';
import type { NamedFacet } from './facet-name.ts';

/** The part of a facet's stream name after the prefix. */
export function facetKey({ group, id }: { readonly group: string; readonly id: string }): string {
  return `${group}-${id}`;
}

/** Folds an event into a facet. */
export function evolveFacet(
  facet: NamedFacet | undefined,
  event: FacetEvent,
  occurrence: Occurrence,
): NamedFacet {
  const { revision, ...content } = event.data;
  return evolveRevisioned(
    facet,
    { kind: 'saved', id: facetKey(content), revision, content },
    occurrence,
  );
}
