import { proposalStatusSchema } from '@parvis/contracts/content/views.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The query of the list of proposals. */
export const mergesSearchSchema = z.object({
  status: proposalStatusSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type MergesSearch = z.infer<typeof mergesSearchSchema>;
