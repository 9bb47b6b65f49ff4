import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { facetNameSchema, vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { vocabulary } from '@parvis/contracts/site/filters/vocabulary.ts';
import type { FacetWriter } from '@parvis/services/facets/facet-writer.ts';

/** Names the demonstration's filter values through the commands. Cut off and run again, it goes on. */
export async function seedFacets(writer: Pick<FacetWriter, 'execute'>): Promise<void> {
  for (const group of vocabularyGroupSchema.options)
    for (const [id, names] of Object.entries(vocabulary[group])) {
      const facet = facetNameSchema.parse({ group, id, names });
      const requestId = `demo/facets/${group}/${id}`;
      const outcome = await writer.execute(systemActor, { type: 'name-facet', facet }, requestId);
      if (!outcome.ok)
        throw new Error(`${group} ${id} was refused: ${JSON.stringify(outcome.refusals)}`);
    }
}
