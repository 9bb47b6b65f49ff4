import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { FacetEvent } from './events.ts';
import type { NamedFacet } from './facet-name.ts';

/** What follows the prefix in the name of a value's stream. */
export function facetKey({ group, id }: { readonly group: string; readonly id: string }): string {
  return `${group}-${id}`;
}

/** Folds an event into a filter value. */
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
