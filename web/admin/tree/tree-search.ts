import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The query of the tree: the language whose pages are shown. */
export const treeSearchSchema = z.object({
  locale: localeSchema.optional().catch(undefined),
});
