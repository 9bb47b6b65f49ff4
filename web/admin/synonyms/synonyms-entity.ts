import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import { synonymEndpoints as at } from '@parvis/contracts/synonyms/endpoints.ts';
import { suppliedSynonyms, synonymListSchema } from '@parvis/contracts/synonyms/synonym-list.ts';
import { z } from 'zod';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { declareEntity } from '../revisions/entity.ts';
import type { ShownFields } from '../revisions/shown-fields.ts';

/** The history of the synonyms; before the first save, those supplied with the product applied. */
export const synonymsEntity = declareEntity({
  title: 'synonyms.title',
  key: z.object({}),
  content: synonymListSchema,
  history: at.synonymsHistory,
  restore: (_, { revision }, ifMatch) =>
    callEndpoint(at.restoreSynonyms, { body: { revision }, ifMatch }),
  screen: () => ({ to: '/admin/synonyms' }),
  fields: ({ rules }) => ruleFields(rules),
  supplied: suppliedSynonyms,
});

/** Returns each rule by its language and first word. */
function ruleFields(rules: readonly SynonymRule[]): ShownFields {
  const fields = new Map<string, string>();
  for (const rule of rules) {
    const label = `${rule.locale.toUpperCase()} · ${rule.words[0]}`;
    const line = [rule.words, ...(rule.kind === 'one-way' ? [rule.means] : [])]
      .map((each) => each.join(', '))
      .join(' → ');
    const above = fields.get(label);
    fields.set(label, above === undefined ? line : `${above}\n${line}`);
  }
  return Object.fromEntries(fields);
}
