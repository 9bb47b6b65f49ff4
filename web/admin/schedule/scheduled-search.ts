import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The query of the list of planned items; unknown values are ignored. */
export const scheduledSearchSchema = z.object({
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
