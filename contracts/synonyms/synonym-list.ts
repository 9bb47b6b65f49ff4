import { z } from 'zod';
import { builtInSynonyms } from '../careers/built-in-synonyms.ts';
import { synonymRuleSchema } from '../careers/synonyms.ts';
import type { Revisioned } from '../revisions/revisioned.ts';

/** The maximum number of rules, in all languages. */
const maxRules = 2_000;

/** The synonyms that editors keep, in the order in which they entered them. */
export const synonymListSchema = z.object({ rules: z.array(synonymRuleSchema).max(maxRules) });
export type SynonymList = z.infer<typeof synonymListSchema>;

/** The list as supplied with the product, which applies until another is saved. */
export const suppliedSynonyms: SynonymList = synonymListSchema.parse({ rules: builtInSynonyms });

/** The list folded from its stream. */
export type SavedSynonyms = Revisioned<SynonymList>;
