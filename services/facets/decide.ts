import type { FacetCommand } from '@parvis/contracts/facets/commands.ts';
import type { FacetEvent } from '@parvis/contracts/facets/events.ts';
import type { FacetName, NamedFacet } from '@parvis/contracts/facets/facet-name.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { requireSeen } from '../streams/requirements.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly FacetEvent[]>;

/** Decides a command on a filter value. */
export function decideFacet(command: FacetCommand, state: NamedFacet | undefined): Decided {
  switch (command.type) {
    case 'name-facet':
      if (state !== undefined) return refuse('facet-exists', { path: ['id'] });
      return named(command.facet, 1);
    case 'rename-facet': {
      if (state === undefined) return refuse('facet-not-found');
      const seen = requireSeen(state, command.expectedRevision);
      return seen.ok ? named(command.facet, state.revision + 1) : seen;
    }
  }
}

function named(facet: FacetName, revision: number): Decided {
  return accept([{ type: 'FacetNamed', data: { ...facet, revision } }]);
}
