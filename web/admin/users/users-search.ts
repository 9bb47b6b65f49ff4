import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The search of the list of users: its page. */
export const usersSearchSchema = z.object({
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
