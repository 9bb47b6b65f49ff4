import { type FacetEvent, facetEvents } from '@parvis/contracts/facets/events.ts';
import type { FacetName, NamedFacet } from '@parvis/contracts/facets/facet-name.ts';
import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { decideEntity, type EntityCommand } from '../revisioned/decide-entity.ts';
import { commandsOn, type Entity, unlessRefused } from '../revisioned/entity.ts';

/** Commands on one filter value; its id there is that of its stream. */
export type FacetCommand = EntityCommand<string, FacetName>;

/** Filter values: the names that they have in each language. */
export const facet: Entity<string, FacetName, FacetEvent> = {
  events: facetEvents,
  commands: { ...commandsOn('facet'), create: 'name-facet', save: 'rename-facet' },
  missing: 'facet-not-found',
  deleted: 'facet-deleted',
  requireFree: ({ deleted }) =>
    refuse(deleted ? 'facet-deleted' : 'facet-exists', { path: ['id'] }),
  saved: ({ revision, content }) => ({ type: 'FacetNamed', data: { ...content, revision } }),
  removed: (_id, { group, id }) => ({ type: 'FacetDeleted', data: { group, id } }),
};

/**
 * Decides a command on a filter value.
 * @param uses the number of items that use it; only read for a deletion
 */
export function decideFacet(
  command: FacetCommand,
  state: NamedFacet | undefined,
  uses: number,
): Outcome<readonly FacetEvent[]> {
  return unlessRefused(decideEntity(facet, command, state), (event) =>
    event.type === 'FacetDeleted' && uses > 0 ? [{ code: 'facet-in-use', params: { uses } }] : [],
  );
}
