import { maxPage, searchedTextSchema } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The query of a list: words, and the page. */
export const listSearchSchema = z.object({
  q: searchedTextSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type ListSearch = z.infer<typeof listSearchSchema>;

/** The number of items on a page of a list. */
export const itemsPerScreen = 30;
