import { z } from 'zod';
import { contentKindSchema } from '../content/kinds.ts';
import { listSchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';

/** Something that uses a media item; `title` is its name for editors. */
export const mediaUseSchema = z.object({
  kind: z.enum(['content', 'menu', 'redirect', 'playlist', 'media', 'site']),
  id: z.string(),
  title: z.string(),
  /** The kind and the language of content. */
  contentKind: contentKindSchema.optional(),
  locale: localeSchema.optional(),
  /** True if visitors see it there; false if only a saved revision uses it. */
  isLive: z.boolean(),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;
export const mediaUseListSchema = listSchema(mediaUseSchema);
export type MediaUseList = z.infer<typeof mediaUseListSchema>;
