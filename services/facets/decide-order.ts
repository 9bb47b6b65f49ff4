import type { ArrangeFacets } from '@parvis/contracts/facets/commands.ts';
import type { FacetOrderEvent } from '@parvis/contracts/facets/events.ts';
import type { SavedFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { requireSeenOrUnsaved } from '../streams/requirements.ts';

/** Decides a command that arranges the values of a group. */
export function decideFacetOrder(
  { expectedRevision, group, ids }: ArrangeFacets,
  state: SavedFacetOrder | undefined,
): Outcome<readonly FacetOrderEvent[]> {
  const seen = requireSeenOrUnsaved(state, expectedRevision);
  if (!seen.ok) return seen;
  return accept([
    { type: 'FacetsArranged', data: { group, ids: [...ids], revision: seen.value + 1 } },
  ]);
}
