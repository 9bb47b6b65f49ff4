import { z } from 'zod';
import { requiredPicture } from '../../media/picture-alt.ts';

/** The maximum length of a caption, in characters. */
const maxCaptionLength = 400;

/** The width of an image: that of the text, or of the page. */
export const imageSizeSchema = z.enum(['text', 'wide']);
export type ImageSize = z.infer<typeof imageSizeSchema>;

/** An image of the media library, with its alternative text. */
export const imageModuleSchema = z.object({
  ...requiredPicture,
  /** Plain text; the credit comes from the library. */
  caption: z.string().trim().max(maxCaptionLength).default(''),
  size: imageSizeSchema.default('text'),
});
export type ImageModule = z.infer<typeof imageModuleSchema>;
