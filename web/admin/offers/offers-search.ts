import { offerStatuses } from '@parvis/contracts/careers/evolve-offer.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The orders of the list, the default first. */
export const offerSorts = ['opened', 'title', 'updated'] as const;

/** The query of the list of offers; unknown values are ignored. */
export const offersSearchSchema = z.object({
  q: z.string().trim().max(200).optional().catch(undefined),
  status: z.enum(offerStatuses).optional().catch(undefined),
  source: z.string().trim().max(60).optional().catch(undefined),
  sort: z.enum(offerSorts).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type OffersSearch = z.infer<typeof offersSearchSchema>;
