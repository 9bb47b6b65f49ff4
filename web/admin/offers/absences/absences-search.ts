import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The query of the screen of offers that left their feed; unknown values are ignored. */
export const absencesSearchSchema = z.object({
  source: z.string().trim().max(60).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
