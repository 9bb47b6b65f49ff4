import { checkSchema } from '@parvis/contracts/content/checks/finding.ts';
import { contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The query of the checks over the site; unknown values are ignored. */
export const checksSearchSchema = z.object({
  check: checkSchema.optional().catch(undefined),
  locale: localeSchema.optional().catch(undefined),
  kind: contentKindSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type ChecksSearch = z.infer<typeof checksSearchSchema>;
