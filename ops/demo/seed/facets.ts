import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { facetStreamId } from '@parvis/contracts/facets/events.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction } from './seeded-site.ts';

/** Names the values of every filter before content uses them. */
export function facetsAction(named: readonly FacetName[]): DemoAction {
  return {
    at: '2024-01-01T08:00:00.000Z',
    async enter({ editorial: { facets } }) {
      for (const content of named) {
        const requestId = `demo/facets/${content.group}/${content.id}`;
        const command = { type: 'create', id: facetStreamId(content), content } as const;
        requireAccepted(await facets.writer.execute(systemActor, command, requestId));
      }
    },
  };
}
