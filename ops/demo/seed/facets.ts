import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { facetStreamId } from '@parvis/contracts/facets/events.ts';
import { facetNameSchema, vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { vocabulary } from '../vocabulary.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction } from './seeded-site.ts';

/** Names the values of every filter before content uses them. */
export const facetsAction: DemoAction = {
  at: '2024-01-01T08:00:00.000Z',
  async enter({ editorial: { facets } }) {
    for (const group of vocabularyGroupSchema.options)
      for (const [id, names] of Object.entries(vocabulary[group])) {
        const content = facetNameSchema.parse({ group, id, names });
        const requestId = `demo/facets/${group}/${id}`;
        const command = { type: 'create', id: facetStreamId(content), content } as const;
        requireAccepted(await facets.writer.execute(systemActor, command, requestId));
      }
  },
};
