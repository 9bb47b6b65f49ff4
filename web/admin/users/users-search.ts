import { accountIdSchema } from '@parvis/contracts/accounts/endpoints.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The search of the list of users: its page, or the only one that is shown. */
export const usersSearchSchema = z.object({
  id: accountIdSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type UsersSearch = z.infer<typeof usersSearchSchema>;
