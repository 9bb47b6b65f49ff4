import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The query of the list of imports; unknown values are ignored. */
export const importsSearchSchema = z.object({
  source: z.string().trim().max(60).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type ImportsSearch = z.infer<typeof importsSearchSchema>;
