import { contentStatusSchema } from '@parvis/contracts/content/views.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The query of the list of pages; unknown values are ignored. */
export const pagesSearchSchema = z.object({
  q: z.string().trim().max(100).optional().catch(undefined),
  locale: localeSchema.optional().catch(undefined),
  status: contentStatusSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type PagesSearch = z.infer<typeof pagesSearchSchema>;
