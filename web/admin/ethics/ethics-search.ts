import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The address of the list of ethics reports. */
export const ethicsSearchSchema = z.object({
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
