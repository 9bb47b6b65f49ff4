import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';

/** Characters of a caption. */
const maxCaptionLength = 400;

/** How wide a picture stands: as the text, or over the whole page. */
export const imageSizeSchema = z.enum(['text', 'wide']);
export type ImageSize = z.infer<typeof imageSizeSchema>;

/** A picture of the media library; what is read out in its place is the library's. */
export const imageModuleSchema = z.object({
  imageId: mediaIdSchema,
  /** Plain text; the credit comes from the library. */
  caption: z.string().trim().max(maxCaptionLength).default(''),
  size: imageSizeSchema.default('text'),
});
export type ImageModule = z.infer<typeof imageModuleSchema>;
