import { z } from 'zod';
import { videoProviderSchema } from '../media/details.ts';

/** A provider's video that editors can choose. */
export const catalogueVideoSchema = z.object({
  provider: videoProviderSchema.default('youtube'),
  videoId: z.string().regex(/^[\w-]{1,64}$/),
  title: z.string().trim().min(1).max(200),
  /** The day of its publication. */
  publishedOn: z.iso.date().optional(),
});
export type CatalogueVideo = z.infer<typeof catalogueVideoSchema>;

/** Our videos at their providers, as the collecting service returns them, in any order. */
export const videoCatalogueSchema = z.object({ videos: z.array(catalogueVideoSchema).max(5_000) });
