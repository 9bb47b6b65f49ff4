import { z } from 'zod';
import { alternativeTextSchema, noText } from './alternative-text.ts';
import { focalPointSchema } from './crop.ts';
import { mediaIdSchema } from './ids.ts';
import { maxCreditLength } from './limits.ts';
import { savedMediaTitleSchema } from './media-title.ts';
import { posterAltSchema } from './picture-alt.ts';

const text = (maximum: number) => z.string().trim().max(maximum);

/** The details of a file that editors enter. */
export const fileDetailsSchema = z.object({
  title: savedMediaTitleSchema,
  credit: text(maxCreditLength).default(''),
});
export type FileDetails = z.infer<typeof fileDetailsSchema>;

/** The details of an image that editors enter. Screen readers skip a decorative one. */
export const imageDetailsSchema = fileDetailsSchema.extend({
  alternativeText: alternativeTextSchema.default(noText),
  decorative: z.boolean().default(false),
  focalPoint: focalPointSchema.default({ x: 0.5, y: 0.5 }),
});
export type ImageDetails = z.infer<typeof imageDetailsSchema>;

/** The length of a video in whole seconds, a day at most. */
export const videoSecondsSchema = z.number().int().min(1).max(86_400);

/**
 * The details of a video that editors enter; `posterId` is the image shown before it plays, and
 * `posterAlt` its alternative text. `seconds` is the length of a provider's video, if it was entered;
 * that of a file of ours is read from the file.
 */
export const videoDetailsSchema = fileDetailsSchema.extend({
  alternativeText: alternativeTextSchema.default(noText),
  posterId: mediaIdSchema.nullable().default(null),
  posterAlt: posterAltSchema,
  seconds: videoSecondsSchema.optional(),
});
export type VideoDetails = z.infer<typeof videoDetailsSchema>;

export const videoProviderSchema = z.enum(['youtube', 'vimeo', 'dailymotion']);
export type VideoProvider = z.infer<typeof videoProviderSchema>;

/** The source of a video: a provider's, or a file in our library. */
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
