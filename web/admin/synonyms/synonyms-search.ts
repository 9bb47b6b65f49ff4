import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** What the address of the synonyms selects. */
export const synonymsSearchSchema = z.object({
  locale: localeSchema.optional().catch(undefined),
  q: z.string().optional().catch(undefined),
});
