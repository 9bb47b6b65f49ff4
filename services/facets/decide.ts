import type { FacetCommand } from '@parvis/contracts/facets/commands.ts';
import type { FacetEvent } from '@parvis/contracts/facets/events.ts';
import type { FacetName, NamedFacet } from '@parvis/contracts/facets/facet-name.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly FacetEvent[]>;

/**
 * Decides a command on a filter value.
 * @param uses the number of items that use it; only read for a deletion
 */
export function decideFacet(
  command: FacetCommand,
  state: NamedFacet | undefined,
  uses: number,
): Decided {
  switch (command.type) {
    case 'name-facet':
      if (state === undefined) return named(command.facet, 1);
      return refuse(state.deleted ? 'facet-deleted' : 'facet-exists', { path: ['id'] });
    case 'rename-facet': {
      const seen = requireSeenFacet(state, command.expectedRevision);
      return seen.ok ? named(command.facet, seen.value.revision + 1) : seen;
    }
    case 'delete-facet': {
      const seen = requireSeenFacet(state, command.expectedRevision);
      if (!seen.ok) return seen;
      if (uses > 0) return refuse('facet-in-use', { params: { uses } });
      const { group, id } = command.facet;
      return accept([{ type: 'FacetDeleted', data: { group, id } }]);
    }
    case 'undelete-facet':
      if (state === undefined) return refuse('facet-not-found');
      return state.deleted ? named(state.content, state.revision + 1) : accept([]);
  }
}

function requireSeenFacet(state: NamedFacet | undefined, seen: number): Outcome<NamedFacet> {
  const present = requirePresent(state, 'facet-not-found', 'facet-deleted');
  return present.ok ? requireSeen(present.value, seen) : present;
}

function named(facet: FacetName, revision: number): Decided {
  return accept([{ type: 'FacetNamed', data: { ...facet, revision } }]);
}
