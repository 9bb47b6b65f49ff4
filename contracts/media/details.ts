import { z } from 'zod';
import { focalPointSchema } from './crop.ts';
import { mediaIdSchema } from './ids.ts';
import { maxAlternativeTextLength, maxCreditLength } from './limits.ts';
import { savedMediaTitleSchema } from './media-title.ts';

const text = (maximum: number) => z.string().trim().max(maximum);

/** A text in both languages; empty where there is none. */
export const alternativeTextSchema = z.object({
  fr: text(maxAlternativeTextLength).default(''),
  en: text(maxAlternativeTextLength).default(''),
});
export type AlternativeText = z.infer<typeof alternativeTextSchema>;

const noText = { fr: '', en: '' };

/** What editors say of a file. */
export const fileDetailsSchema = z.object({
  title: savedMediaTitleSchema,
  credit: text(maxCreditLength).default(''),
});
export type FileDetails = z.infer<typeof fileDetailsSchema>;

/** What editors say of a picture. A decorative one is not read out. */
export const imageDetailsSchema = fileDetailsSchema.extend({
  alternativeText: alternativeTextSchema.default(noText),
  decorative: z.boolean().default(false),
  focalPoint: focalPointSchema.default({ x: 0.5, y: 0.5 }),
});
export type ImageDetails = z.infer<typeof imageDetailsSchema>;

/** What editors say of a video; `posterId` is the picture that stands for it. */
export const videoDetailsSchema = fileDetailsSchema.extend({
  alternativeText: alternativeTextSchema.default(noText),
  posterId: mediaIdSchema.nullable().default(null),
});
export type VideoDetails = z.infer<typeof videoDetailsSchema>;

export const videoProviderSchema = z.enum(['youtube', 'vimeo', 'dailymotion']);
export type VideoProvider = z.infer<typeof videoProviderSchema>;

/** Where a video is: with a provider, or a file of ours. */
export const videoSourceSchema = z.union([
  z.object({ fileId: mediaIdSchema }),
  z.object({
    provider: videoProviderSchema.default('youtube'),
    videoId: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'a provider’s identifier is letters, digits, _ and -'),
  }),
]);
export type VideoSource = z.infer<typeof videoSourceSchema>;
