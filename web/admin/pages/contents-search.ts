import { newsNatureSchema } from '@parvis/contracts/content/details.ts';
import { contentStatusSchema } from '@parvis/contracts/content/views.ts';
import { maxPage, searchedTextSchema } from '@parvis/contracts/http/listing.ts';
import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The query of a list of content; unknown values are ignored. */
export const contentsSearchSchema = z.object({
  q: searchedTextSchema.optional().catch(undefined),
  locale: localeSchema.optional().catch(undefined),
  status: contentStatusSchema.optional().catch(undefined),
  untranslatedInto: localeSchema.optional().catch(undefined),
  /** The nature, for news only. */
  nature: newsNatureSchema.optional().catch(undefined),
  /** A field, with a dash before it in descending order. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]+$/)
    .optional()
    .catch(undefined),
  /** Opens the dialog that creates an item. */
  create: z.literal('1').optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
export type ContentsSearch = z.infer<typeof contentsSearchSchema>;
