import { z } from 'zod';
import { requiredPicture } from '../../media/picture-alt.ts';
import { singleLine } from '../single-line.ts';

const maxTitleLength = 160;
const maxCaptionLength = 400;
const maxPictures = 60;

/** A grid of images, each of which can be enlarged. */
export const galleryModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  pictures: z
    .array(z.object({ ...requiredPicture, caption: singleLine(maxCaptionLength).default('') }))
    .min(1)
    .max(maxPictures),
});
export type GalleryModule = z.infer<typeof galleryModuleSchema>;
